/// One record of a text that is read record by record.
package struct JSONRecord: Sendable {
  /// Its number, counted from 0.
  package let index: Int
  /// The record, which is the root of the document. Its source is a window of the text, so that
  /// ranges and locations are those of the whole text.
  ///
  /// The document holds the piece of the text that it lies in; whoever keeps many for long keeps
  /// those.
  package let document: JSONDocument

  /// The record itself.
  package var root: JSONNode { document.root }

  /// What is wrong with it.
  package var faults: [JSONFault] { document.faults }
}
