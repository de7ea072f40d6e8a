internal import Foundation

extension StubSource {
  /// The bytes, read from where they are, with the schema description that belongs to them.
  ///
  /// - Parameters:
  ///   - model: What is to be decoded from them.
  ///   - name: What files of the model are called by, where it is not the type's name.
  func payload(
    for model: any Decodable.Type,
    named name: String? = nil
  ) throws(StubError) -> StubPayload {
    let name = name ?? ModelName.ofFiles(for: model)
    guard case .schema(let source) = decoding else { return try bytes(for: model, name, nil) }
    let found = try source.bytes(for: model, name, nil)
    let schema = BundledSchema(model: name, file: found.name, data: found.data)
    var payload = try bytes(for: model, name, schema)
    payload.schema = schema
    return payload
  }

  private func bytes(
    for model: any Decodable.Type,
    _ modelName: String,
    _ schema: BundledSchema?
  ) throws(StubError) -> StubPayload {
    switch origin {
    case .file(let path, let caller):
      return try AssetLookup(wanted: path, model: model, modelName: modelName).file(caller: caller)
    case .resource(let name, let bundle):
      return try AssetLookup(wanted: name, model: model, modelName: modelName)
        .resource(in: bundle)
    case .payload(let payload):
      return payload
    case .provider(let name, let provide):
      let request = StubRequest(
        model: model,
        modelName: modelName,
        decoder: try plainDecoder(by: schema),
        limit: recordLimit
      )
      do {
        return try provide(request)
      } catch let error as StubError {
        throw error
      } catch {
        throw .notProvided(source: name, model: "\(model)", reason: sentence(of: error))
      }
    }
  }

  /// The same source, with bytes that were read already.
  func holding(_ payload: StubPayload) -> StubSource {
    var copy = self
    copy.origin = .payload(payload)
    return copy
  }
}

/// What an error says: what it has for people, else what it has for developers.
func sentence(of error: any Error) -> String {
  if let error = error as? any LocalizedError, let text = error.errorDescription { return text }
  return "\(error)"
}

extension StubSource {
  /// What tells a source from others of the same model: where it reads, which part, and how.
  ///
  /// Functions that set up a decoder are told apart by where they stand, providers by their names.
  var identity: StubIdentity {
    var identity = StubIdentity(
      place: "",
      pointer: pointer,
      limit: recordLimit,
      dayShift: dayShift,
      readsLines: readsLines,
      distinction: distinction?() ?? ""
    )
    switch origin {
    case .file(let path, let caller): identity.place = "file \(path) \(caller)"
    case .resource(let name, let bundle): identity.place = "resource \(name) \(bundle.bundlePath)"
    case .provider(let name, _): identity.place = "provider \(name)"
    case .payload(let payload):
      identity.place = "payload \(payload.name)"
      identity.data = payload.data
    }
    switch decoding {
    case .defaults: break
    case .decoder(let decoder): identity.decoder = ObjectIdentifier(decoder)
    case .configured(_, let place): identity.coding = place
    case .schema(let source): identity.coding = "schema \(source.identity.place)"
    }
    return identity
  }
}

/// What tells a source from others of the same model.
struct StubIdentity: Hashable {
  var place: String
  var data: Data?
  var pointer: String
  var limit: Int?
  var dayShift: Int
  var readsLines: Bool
  var decoder: ObjectIdentifier?
  /// Where the function stands that sets up the decoder, or the schema lies that says how.
  var coding = ""
  /// What its provider makes of it besides its name.
  var distinction: String
}
