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

/// What links the tool on Linux without the toolchain's shared libraries, so that it starts at once,
/// in little memory, and on machines without Swift; at a fixed address, since 80,000 relocations
/// would cost 2 MB and 5 ms. Empty where the toolchain has no static ones.
let staticLinkerSettings: [LinkerSetting] = {
  guard let host = hostLibraries else { return [] }
  let folder = host.dropLast("/swift/host".count) + "/swift_static/linux"
  guard access(folder + "/libFoundation.a", R_OK) == 0 else { return [] }
  let libraries = [
    "Foundation", "FoundationInternationalization", "FoundationEssentials", "CoreFoundation",
    "_FoundationICU", "_FoundationCShims", "_FoundationCollections", "swiftSynchronization",
    "swiftDispatch", "dispatch", "BlocksRuntime",
  ]
  let flags =
    ["-static-stdlib", "-Xclang-linker", "-no-pie"] + libraries.map { "-l" + $0 }
  return [.unsafeFlags(flags, .when(platforms: [.linux], configuration: .release))]
}()

let package = Package(
  name: "stubgen",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .executable(name: "stubgen", targets: ["stubgen"]),
    .executable(name: "stubgen-sources", targets: ["StubSources"]),
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
    .target(
      name: "StubValidation",
      dependencies: ["StubDiagnostics", "StubJSON", "StubSchema", "StubValues"]
    ),
    .target(
      name: "StubSchemaReaders",
      dependencies: ["StubDiagnostics", "StubJSON", "StubSchema", "StubValues"]
    ),
    .target(
      name: "StubFormats",
      dependencies: ["StubDiagnostics", "StubJSON", "StubSchema", "StubValues"]
    ),
    .target(name: "StubKit", dependencies: ["StubDiagnostics", "StubJSON", "StubValues"]),
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
        "StubDiagnostics", "StubFormats", "StubGeneration", "StubJSON", "StubSchema",
        "StubSchemaReaders", "StubUpdate", "StubValidation", "StubValues",
      ]
    ),
    // Floor 7
    // An executable, so that `stubgen`, which hands runs over to it, can depend on it without
    // linking it. Without SwiftSyntax it only says that it cannot read Swift source.
    .executableTarget(
      name: "StubSources",
      dependencies: ["StubCommands", "StubDiagnostics", "StubJSON", "StubSchema", "StubValues"],
      exclude: hostLibraries == nil
        ? ["Parsing", "Types", "Synthesis", "Inits", "Comments", "Reading"].map { "Swift/" + $0 }
        : ["Swift/Unavailable"],
      swiftSettings: hostSwiftSettings,
      linkerSettings: hostLinkerSettings
    ),
    // Floor 8
    .executableTarget(
      name: "stubgen",
      dependencies: ["StubCommands", "StubSources"],
      linkerSettings: staticLinkerSettings
    ),
    // Tests
    .testTarget(name: "StubDiagnosticsTests", dependencies: ["StubDiagnostics"]),
    .testTarget(
      name: "StubSchemaTests",
      dependencies: ["StubDiagnostics", "StubJSON", "StubSchema", "StubValues"],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "StubSourcesTests",
      dependencies: [
        "StubDiagnostics", "StubJSON", "StubSchema", "StubSchemaReaders", "StubSources",
        "StubValues",
      ],
      swiftSettings: hostSwiftSettings
    ),
    .testTarget(
      name: "StubCommandsTests",
      dependencies: ["StubCommands", "StubSchema", "StubSources"],
      swiftSettings: hostSwiftSettings
    ),
    .testTarget(
      name: "StubSchemaReadersTests",
      dependencies: [
        "StubDiagnostics", "StubJSON", "StubSchema", "StubSchemaReaders", "StubValues",
      ],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "StubGenerationTests",
      dependencies: [
        "StubDiagnostics", "StubGeneration", "StubJSON", "StubSchema", "StubValidation",
        "StubValues",
      ],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "StubFormatsTests",
      dependencies: ["StubDiagnostics", "StubFormats", "StubJSON", "StubSchema", "StubValues"]
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
      dependencies: ["StubCommands", "StubFactory", "StubKit", "StubSchema", "StubSources"],
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
