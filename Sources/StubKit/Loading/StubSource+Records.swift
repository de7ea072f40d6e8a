internal import Foundation

extension StubSource {
  /// The records in a payload.
  func records<Model: Decodable>(
    of model: Model.Type,
    in payload: StubPayload
  ) throws(StubError) -> [Model] {
    let decoder = makeDecoder()
    let records: [Model]
    do {
      let data = try region(of: payload, for: model)
      records = try decoder.decode([Model].self, from: data)
    } catch let error as StubError {
      throw error
    } catch {
      records = []
    }
    guard !records.isEmpty || allowsNoRecords || recordLimit == 0 else {
      throw .noRecords(file: payload.name, model: "\(model)")
    }
    return records
  }

  func region(of payload: StubPayload, for model: any Decodable.Type) throws(StubError) -> Data {
    payload.data
  }

  func record<Model: Decodable>(
    of model: Model.Type,
    in payload: StubPayload
  ) throws(StubError) -> Model {
    guard let first = try records(of: model, in: payload).first else {
      throw .noRecords(file: payload.name, model: "\(model)")
    }
    return first
  }

  /// Whether this source reads the same records of the same payload as another one.
  func reads(_ payload: StubPayload, as other: StubSource) -> Bool {
    guard case .payload(let own) = origin else { return false }
    return own.name == payload.name && pointer == other.pointer
      && recordLimit == other.recordLimit && own.data == payload.data
  }
}
