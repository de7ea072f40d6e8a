import StubDiagnostics

/// The page of the documentation about a kind of finding: what it says, why, an example, the fix.
///
/// The pages are written in the documentation catalogue; `scripts/finding-pages` puts them into the
/// tool.
enum FindingPage {
  /// The page about a code, in Markdown.
  ///
  /// - Throws: The nearest code, where there is none of this name.
  static func named(_ code: String) throws(CommandError) -> String {
    if let text = text(of: code) { return text }
    let near = NearMiss.nearest(to: code, among: codes).map { "; did you mean '\($0)'?" } ?? ""
    throw CommandError("no finding has the code '\(code)'\(near)")
  }
}
