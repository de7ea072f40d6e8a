// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ToDo",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "stubgen", path: "../..")],
  targets: [
    .target(name: "ToDo"),
    .testTarget(
      name: "ToDoTests",
      dependencies: ["ToDo", .product(name: "StubKit", package: "stubgen")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
