import Foundation

/// How records are written down.
enum RecordFormat: String, CaseIterable {
  case json
  case ndjson
  case csv
  case sql
  case plist
  case swift

  /// The ending of a file in this format.
  var fileExtension: String { rawValue }

  /// The format that a file's ending tells; nil for an ending of none.
  init?(path: String) {
    switch (path as NSString).pathExtension.lowercased() {
    case "jsonl": self = .ndjson
    case let ending: self.init(rawValue: ending)
    }
  }

  /// Whether the texts of shards, one after the other, are that of the whole.
  var joinsShards: Bool { self == .ndjson || self == .csv || self == .sql }

  /// Whether a single record can be the whole, instead of an element of an array.
  var holdsSingleRecord: Bool { self == .json || self == .plist || self == .swift }

  /// Whether it is JSON, which the options about spelling speak of.
  var isJSON: Bool { self == .json || self == .ndjson }
}
