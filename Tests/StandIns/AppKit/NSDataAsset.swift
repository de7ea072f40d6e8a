// https://developer.apple.com/documentation/appkit/nsdataasset
public import Foundation

extension NSDataAsset {
  public typealias Name = String
}

open class NSDataAsset: NSObject {
  /// The data sets that there are, by their names. No part of AppKit.
  public nonisolated(unsafe) static var standInAssets: [String: Data] = [:]

  public let name: NSDataAsset.Name
  public let data: Data

  public convenience init?(name: NSDataAsset.Name) {
    self.init(name: name, bundle: .main)
  }

  public init?(name: NSDataAsset.Name, bundle: Bundle) {
    guard let data = Self.standInAssets[name] else { return nil }
    self.name = name
    self.data = data
  }
}
