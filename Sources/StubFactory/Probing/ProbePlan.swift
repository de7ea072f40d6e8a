import StubSchema

/// What a probe answers, where it does not answer with the usual sample.
struct ProbePlan {
  /// The answers by place.
  var answers: [PlacePath: Answer] = [:]
  /// What a place says when it is asked for all its keys.
  var keys: [PlacePath: [String]] = [:]
  /// What the place of the model itself is not.
  var refusals: Set<Form> = []

  /// What a place has instead of a sample.
  enum Answer: Hashable {
    /// Nothing: its key is not there.
    case absent
    case null
    /// A value of some other type than these.
    case otherThan([TypeReference])
    case candidate(Candidate)
  }

  /// What a decoder can be opened as.
  enum Form: Hashable {
    case object
    case array
    case value(TypeReference)
  }

  /// The plan with one answer more.
  func answering(_ answer: Answer, at path: PlacePath) -> ProbePlan {
    var plan = self
    plan.answers[path] = answer
    return plan
  }
}
