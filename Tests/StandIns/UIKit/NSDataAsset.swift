// https://developer.apple.com/documentation/uikit/nsdataasset
public import Foundation

public typealias NSDataAssetName = String

open class NSDataAsset: NSObject {
  /// The data sets that there are, by their names. No part of UIKit.
  public nonisolated(unsafe) static var standInAssets: [String: Data] = [:]

  public let name: NSDataAssetName
  public let data: Data

  public convenience init?(name: NSDataAssetName) {
    self.init(name: name, bundle: .main)
  }

  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let data = Self.standInAssets[name] else { return nil }
    self.name = name
    self.data = data
  }
}
