internal import Foundation

extension StubSource {
  /// The bytes, read from where they are.
  func payload(for model: any Decodable.Type) throws(StubError) -> StubPayload {
    switch origin {
    case .file(let path, let caller):
      return try AssetLookup(wanted: path, model: model).file(caller: caller)
    case .resource(let name, let bundle):
      return try AssetLookup(wanted: name, model: model).resource(in: bundle)
    case .payload(let payload):
      return payload
    case .provider(let name, let provide):
      let request = StubRequest(model: model, decoder: plainDecoder(), limit: recordLimit)
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
  /// What tells a source from others of the same model: where it reads, and which part.
  ///
  /// Two decoders are not told apart, nor are payloads of the same name and length.
  var identity: String {
    let place =
      switch origin {
      case .file(let path, let caller): "file \(path) \(caller)"
      case .resource(let name, let bundle): "resource \(name) \(bundle.bundlePath)"
      case .payload(let payload): "payload \(payload.name) \(payload.data.count)"
      case .provider(let name, _): "provider \(name)"
      }
    let limit = recordLimit.map { "\($0)" } ?? "all"
    return "\(place) root \(pointer) limit \(limit) days \(dayShift)"
  }
}
