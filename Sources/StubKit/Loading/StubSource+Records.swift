internal import Foundation
internal import StubDiagnostics
internal import StubJSON

extension StubSource {
  /// The records in a payload.
  ///
  /// `JSONDecoder` reads the bytes as they are; only where that fails are they read again.
  func records<Model: Decodable>(
    of model: Model.Type,
    in payload: StubPayload
  ) throws(StubError) -> [Model] {
    let decoder = try makeDecoder(for: payload)
    let records: [Model]
    do {
      records = try decoder.decode([Model].self, from: region(of: payload))
    } catch {
      return try salvage(
        model,
        from: AssetText(payload, asLines: isLines(payload)),
        with: decoder,
        after: error
      )
    }
    if records.isEmpty, !allowsNoRecords, recordLimit != 0 {
      if isLines(payload) { throw .emptyFile(file: payload.name) }
      throw .noRecords(file: payload.name, model: "\(model)")
    }
    return records
  }

  /// The only record in a payload, or the first one of an array.
  func record<Model: Decodable>(
    of model: Model.Type,
    in payload: StubPayload
  ) throws(StubError) -> Model {
    let decoder = try makeDecoder(for: payload)
    if decoder.allowsJSON5, pointer.isEmpty {
      if let record = try? decoder.decode(model, from: payload.data) { return record }
      if let first = try records(of: model, in: payload).first { return first }
    }
    let text = try sound(AssetText(payload, asLines: isLines(payload)), for: "\(model)")
    let root = try text.node(at: pointer)
    if root.kind == .array, root.count == 0 {
      throw .noRecords(file: payload.name, model: "\(model)")
    }
    let isRecord = root.kind != .array
    let reader = RecordReader<Model>(text, decoder: decoder)
    let node = isRecord ? root : root[0] ?? root
    let path = root.path.description + (isRecord ? "" : "[0]")
    let outcome = reader.read([RecordPlace(node: node, path: path, position: isRecord ? nil : 0)])
    if let record = outcome.records.first { return record }
    if !isRecord, let whole = try? decoder.decode(model, from: Data(root.bytes)) { return whole }
    let arrays = self.arrays(of: model, in: root, of: text, decoder)
    if !arrays.isEmpty { throw wrongRoot(root, in: text, for: "\(model)", arrays: arrays) }
    throw .undecodable(outcome.failure(of: "\(model)", in: text))
  }

  /// Whether a payload is JSON lines: by what the caller says, else by its name.
  func isLines(_ payload: StubPayload) -> Bool {
    readsLines || payload.name.hasSuffix(".ndjson") || payload.name.hasSuffix(".jsonl")
  }

  /// Whether this source reads the same records of the same payload as another one.
  func reads(_ payload: StubPayload, as other: StubSource) -> Bool {
    guard case .payload(let own) = origin else { return false }
    return own.name == payload.name && pointer == other.pointer
      && recordLimit == other.recordLimit && own.data == payload.data
  }

  /// The bytes of the records: all of the payload, or a part of it.
  private func region(of payload: StubPayload) throws(StubError) -> Data {
    if pointer.isEmpty, recordLimit == nil, !isLines(payload) { return payload.data }
    let text = AssetText(payload, asLines: isLines(payload))
    return text.data(of: try text.node(at: pointer), limit: recordLimit)
  }

  /// Reads record by record, and tells what is wrong with those that do not decode.
  private func salvage<Model: Decodable>(
    _ model: Model.Type,
    from text: AssetText,
    with decoder: JSONDecoder,
    after error: any Error
  ) throws(StubError) -> [Model] {
    if decoder.allowsJSON5, text.document.isRejected, !text.isBlank {
      throw .undecodable(StubFailure(unplaced: error, model: "\(model)", in: text))
    }
    let root = try sound(text, for: "\(model)").node(at: pointer)
    guard root.kind == .array else { throw wrongRoot(root, in: text, for: "\(model)") }
    let path = root.path.description
    let places = root.elements.prefix(recordLimit ?? .max).enumerated().map { position, node in
      RecordPlace(node: node, path: "\(path)[\(position)]", position: position)
    }
    let outcome = RecordReader<Model>(text, decoder: decoder).read(places)
    if outcome.faults.isEmpty { return outcome.records }
    guard let report else { throw .undecodable(outcome.failure(of: "\(model)", in: text)) }
    outcome.located(in: text).forEach(report)
    return outcome.records
  }

  /// The text, if it is JSON.
  func sound(_ text: AssetText, for model: String) throws(StubError) -> AssetText {
    if text.isBlank { throw .emptyFile(file: text.file) }
    guard text.document.isRejected else { return text }
    let faults = text.document.faults.filter { $0.layer == .structural }
    throw .undecodable(StubFailure(syntax: faults, model: model, in: text))
  }

  /// The pointers to the arrays inside an object that hold records of the model.
  private func arrays<Model: Decodable>(
    of model: Model.Type,
    in object: JSONNode,
    of text: AssetText,
    _ decoder: JSONDecoder
  ) -> [String] {
    text.arrays(in: object, at: pointer).filter { place in
      guard let array = try? text.node(at: place) else { return false }
      let records = try? decoder.decode([Model].self, from: Data(array.bytes))
      return records?.isEmpty == false
    }
  }

  /// The error that names the arrays inside what is no array: those that are given, else all.
  func wrongRoot(
    _ root: JSONNode,
    in text: AssetText,
    for model: String,
    arrays: [String]? = nil
  ) -> StubError {
    let place = text.original.location(of: root.range).start
    return .wrongRoot(
      file: text.file,
      line: place.line,
      column: place.column,
      model: model,
      found: root.kind.phrase,
      arrays: arrays ?? text.arrays(in: root, at: pointer)
    )
  }
}

/// A key as a step of a path: `.name`, or `["odd key"]`.
func pathStep(_ key: String) -> String {
  String(JSONPath([.key(key)]).description.dropFirst())
}
