import StubDiagnostics
import StubJSON
import StubSchema
import SwiftSyntax

extension ModelBuilder {
  /// Lays the words of comments at a declaration over a field.
  func lay(commentsAt node: some SyntaxProtocol, in file: ParsedFile, over field: inout Field) {
    lay(node, in: file, path: field.name) { words in
      let (result, findings) = SchemaReader.overlay(words, on: field)
      field = result
      return findings
    }
  }

  /// Lays the words of comments at a declaration over a model.
  func lay(
    commentsAt node: some SyntaxProtocol,
    in file: ParsedFile,
    over model: inout ModelSchema
  ) {
    lay(node, in: file, path: model.name) { words in
      let (result, findings) = SchemaReader.overlay(words, on: model)
      model = result
      return findings
    }
  }

  /// Lays word after word, so that every mistake is told at its word.
  private func lay(
    _ node: some SyntaxProtocol,
    in file: ParsedFile,
    path: String,
    _ apply: (SourceText) -> [Finding]
  ) {
    let comment = StubComment(node)
    for range in comment.empty {
      let message = "'// stub:' says nothing here: words of the schema description follow it"
      collector.report(
        Finding(.stubCommentNotUnderstood, message, at: file.location(of: range), path: path)
      )
    }
    for word in comment.words {
      let key = JSONValue.string(word.name).text(style: .compact)
      let text = SourceText(file: file.shown, bytes: Array("{\(key):\(word.json)}".utf8))
      for finding in apply(text) {
        var finding = finding
        finding.location = file.location(of: word.range)
        finding.path = path
        finding.fix = finding.fix.map { Finding.Fix($0.message) }
        collector.report(finding)
      }
    }
  }
}
