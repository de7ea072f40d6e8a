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
  /// What tells a source from others of the same model: where it reads, which part, and how.
  ///
  /// Two functions that set up a decoder are not told apart, nor are providers of the same name.
  var identity: StubIdentity {
    var identity = StubIdentity(
      place: "",
      pointer: pointer,
      limit: recordLimit,
      dayShift: dayShift,
      readsLines: readsLines
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
    case .configured: identity.isConfigured = true
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
  var isConfigured = false
}
