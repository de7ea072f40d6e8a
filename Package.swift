// swift-tools-version: 6.2
import PackageDescription

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// SwiftSyntax as the toolchain brings it: in `lib/swift/host`, beside the manifest's own library,
/// which this process has loaded. Nil where the toolchain has none.
let hostLibraries = manifestLibrary().flatMap { path -> String? in
  guard let end = path.firstRange(of: "/pm/ManifestAPI/") else { return nil }
  let folder = String(path[..<end.lowerBound]) + "/host"
  return access(folder + "/SwiftSyntax.swiftmodule", R_OK) == 0 ? folder : nil
}

/// What a target needs that imports SwiftSyntax, or a module that does.
let hostSwiftSettings: [SwiftSetting] = hostLibraries.map { [.unsafeFlags(["-I", $0])] } ?? []
let hostLinkerSettings: [LinkerSetting] =
  hostLibraries.map { [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])] } ?? []

let package = Package(
  name: "stubgen",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .executable(name: "stubgen", targets: ["stubgen"]),
    .library(name: "StubKit", targets: ["StubKit"]),
    .library(name: "StubFactory", targets: ["StubFactory"]),
    .library(name: "StubTesting", targets: ["StubTesting"]),
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
    // Without SwiftSyntax it only says that it cannot read.
    .target(
      name: "StubSwiftReader",
      dependencies: ["StubDiagnostics", "StubJSON", "StubSchema", "StubValues"],
      exclude: hostLibraries == nil
        ? ["Parsing", "Types", "Synthesis", "Inits", "Comments", "Reading"] : ["Unavailable"],
      swiftSettings: hostSwiftSettings,
      linkerSettings: hostLinkerSettings
    ),
    .target(
      name: "StubValidation",
      dependencies: ["StubDiagnostics", "StubJSON", "StubSchema", "StubValues"]
    ),
    .target(
      name: "StubSchemaReaders",
      dependencies: ["StubDiagnostics", "StubJSON", "StubSchema", "StubValues"]
    ),
    .target(name: "StubKit", dependencies: ["StubDiagnostics", "StubJSON"]),
    // Floor 5
    .target(
      name: "StubFactory",
      dependencies: [
        "StubDiagnostics", "StubGeneration", "StubJSON", "StubKit", "StubSchema", "StubValues",
      ]
    ),
    .target(
      name: "StubUpdate",
      dependencies: [
        "StubDiagnostics", "StubGeneration", "StubJSON", "StubSchema", "StubValidation",
        "StubValues",
      ]
    ),
    // Floor 6
    .target(name: "StubTesting", dependencies: ["StubFactory", "StubKit"]),
    .target(
      name: "StubCommands",
      dependencies: [
        "StubDiagnostics", "StubGeneration", "StubJSON", "StubSchema", "StubSchemaReaders",
        "StubSwiftReader", "StubUpdate", "StubValidation", "StubValues",
      ],
      swiftSettings: hostSwiftSettings
    ),
    // Floor 7
    .executableTarget(
      name: "stubgen",
      dependencies: ["StubCommands"],
      swiftSettings: hostSwiftSettings,
      linkerSettings: hostLinkerSettings
    ),
    // Tests
    .testTarget(name: "StubDiagnosticsTests", dependencies: ["StubDiagnostics"]),
    .testTarget(
      name: "StubSchemaTests",
      dependencies: ["StubDiagnostics", "StubJSON", "StubSchema", "StubValues"],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "StubSwiftReaderTests",
      dependencies: [
        "StubDiagnostics", "StubJSON", "StubSchema", "StubSwiftReader", "StubValues",
      ],
      swiftSettings: hostSwiftSettings
    ),
    .testTarget(
      name: "StubCommandsTests",
      dependencies: ["StubCommands"],
      swiftSettings: hostSwiftSettings
    ),
    .testTarget(
      name: "StubSchemaReadersTests",
      dependencies: [
        "StubDiagnostics", "StubJSON", "StubSchema", "StubSchemaReaders", "StubValues",
      ]
    ),
    .testTarget(
      name: "StubGenerationTests",
      dependencies: ["StubDiagnostics", "StubGeneration", "StubJSON", "StubSchema", "StubValues"],
      exclude: ["Fixtures"]
    ),
    .testTarget(name: "StubJSONTests", dependencies: ["StubJSON"]),
    .testTarget(name: "StubValuesTests", dependencies: ["StubValues"]),
    .testTarget(
      name: "StubValidationTests",
      dependencies: ["StubDiagnostics", "StubJSON", "StubSchema", "StubValidation", "StubValues"],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "StubUpdateTests",
      dependencies: [
        "StubDiagnostics", "StubGeneration", "StubJSON", "StubSchema", "StubUpdate",
        "StubValidation", "StubValues",
      ]
    ),
    .testTarget(
      name: "StubKitTests",
      dependencies: ["StubKit"],
      exclude: ["Fixtures"],
      resources: [.copy("Resources")]
    ),
    .testTarget(
      name: "StubFactoryTests",
      dependencies: ["StubCommands", "StubFactory", "StubKit", "StubSchema"],
      swiftSettings: hostSwiftSettings
    ),
    .testTarget(
      name: "StubTestingTests",
      dependencies: ["StubFactory", "StubKit", "StubTesting"],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "StubTestingMainActorTests",
      dependencies: ["StubFactory", "StubKit", "StubTesting"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
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

/// The path of the library that manifests link, as this process has it loaded.
func manifestLibrary() -> String? {
  #if canImport(Darwin)
    return (0..<_dyld_image_count()).lazy.compactMap { _dyld_get_image_name($0) }
      .map { String(cString: $0) }
      .first { $0.contains("/pm/ManifestAPI/") }
  #else
    guard let maps = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(maps) }
    var line = [CChar](repeating: 0, count: 8192)
    while fgets(&line, Int32(line.count), maps) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)),
        as: UTF8.self
      )
      guard text.contains("/pm/ManifestAPI/"), let start = text.firstIndex(of: "/") else {
        continue
      }
      return String(text[start...].dropLast())
    }
    return nil
  #endif
}
