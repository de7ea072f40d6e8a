// swift-tools-version: 6.2
import PackageDescription

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

let package = Package(
  name: "stubgen",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .executable(name: "stubgen", targets: ["stubgen"]),
    .library(name: "StubKit", targets: ["StubKit"]),
    .library(name: "StubFactory", targets: ["StubFactory"]),
  ],
  // A module imports only modules of lower floors; siblings never import each other.
  targets: [
    // Floor 1
    .target(name: "StubDiagnostics"),
    // Floor 2
    .target(name: "StubJSON", dependencies: ["StubDiagnostics"]),
    .target(name: "StubValues"),
    // Floor 3
    .target(
      name: "StubSchema",
      dependencies: ["StubDiagnostics", "StubJSON", "StubValues"],
      exclude: ["stubschema.schema.json"]
    ),
    // Floor 4
    .target(
      name: "StubGeneration",
      dependencies: ["StubDiagnostics", "StubJSON", "StubSchema", "StubValues"],
      exclude: ["Vocabularies"]
    ),
    .target(
      name: "StubValidation",
      dependencies: ["StubDiagnostics", "StubJSON", "StubSchema", "StubValues"]
    ),
    .target(name: "StubKit", dependencies: ["StubDiagnostics", "StubJSON"]),
    // Floor 5
    .target(name: "StubFactory", dependencies: ["StubGeneration", "StubKit"]),
    // Floor 6
    .target(
      name: "StubCommands",
      dependencies: [
        "StubDiagnostics", "StubGeneration", "StubJSON", "StubSchema", "StubValidation",
        "StubValues",
      ]
    ),
    // Floor 7
    .executableTarget(name: "stubgen", dependencies: ["StubCommands"]),
    // Tests
    .testTarget(name: "StubDiagnosticsTests", dependencies: ["StubDiagnostics"]),
    .testTarget(
      name: "StubSchemaTests",
      dependencies: ["StubDiagnostics", "StubJSON", "StubSchema", "StubValues"],
      exclude: ["Fixtures"]
    ),
    .testTarget(name: "StubCommandsTests", dependencies: ["StubCommands"]),
    .testTarget(
      name: "StubGenerationTests",
      dependencies: ["StubDiagnostics", "StubGeneration", "StubJSON", "StubSchema", "StubValues"],
      exclude: ["Fixtures"]
    ),
    .testTarget(name: "StubJSONTests", dependencies: ["StubJSON"]),
    .testTarget(name: "StubValuesTests", dependencies: ["StubValues"]),
    .testTarget(
      name: "StubValidationTests",
      dependencies: ["StubDiagnostics", "StubJSON", "StubSchema", "StubValidation", "StubValues"]
    ),
    .testTarget(
      name: "StubKitTests",
      dependencies: ["StubKit"],
      exclude: ["Fixtures"],
      resources: [.copy("Resources")]
    ),
    // The same library, used from code that is isolated to the main actor by default.
    .testTarget(
      name: "StubKitMainActorTests",
      dependencies: ["StubKit"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
