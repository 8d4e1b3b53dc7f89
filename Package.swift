// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// The macro plugin builds against the SwiftSyntax that ships beside the running compiler, so the
// package needs nothing but the toolchain. The compiler's own place is asked, never assumed.
let toolchainHostLibraries: String = {
  let name = "lib/swift/host"
  let arguments = ProcessInfo.processInfo.arguments
  let searchPath = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  let candidates = [arguments.first ?? ""] + searchPath.map { "\($0)/swiftc" }
  for candidate in candidates where FileManager.default.isExecutableFile(atPath: candidate) {
    let binary = URL(fileURLWithPath: candidate).resolvingSymlinksInPath()
    let folder = binary.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(name).path
    if FileManager.default.fileExists(atPath: "\(folder)/SwiftSyntax.swiftmodule") { return folder }
  }
  return "/usr/\(name)"
}()

// Compiled into checked builds: `KUMIKI_INVARIANTS=1 swift test`.
let checksInvariants = ProcessInfo.processInfo.environment["KUMIKI_INVARIANTS"] != nil

let settings: [SwiftSetting] =
  [.swiftLanguageMode(.v6)] + (checksInvariants ? [.define("INVARIANT_CHECKS")] : [])

func layer(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: "\(name)Tests", dependencies: dependencies, swiftSettings: settings)
}

// GTK and what Swift cannot import of it.
let desktop: [Target.Dependency] = ["CAdw", "CGTKSupport"].map {
  .target(name: $0, condition: .when(traits: ["GTK"]))
}

let againstToolchain = SwiftSetting.unsafeFlags(["-I", toolchainHostLibraries])
let linkingToolchain = LinkerSetting.unsafeFlags([
  "-L", toolchainHostLibraries, "-Xlinker", "-rpath", "-Xlinker", toolchainHostLibraries,
])

let package = Package(
  name: "Kumiki",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "ViewTesting", targets: ["ViewTesting"]),
    .library(name: "os", targets: ["os"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .executable(name: "gallery", targets: ["gallery"]),
  ],
  traits: [
    .trait(name: "GTK", description: "Apps open a GTK window. See Scripts/setup-gtk.")
  ],
  targets: [
    // Level 0
    layer("DependencyGraph"),
    layer("LayoutCore"),
    layer("Locking"),
    layer("Timekeeping", ["Locking"]),
    layer("Pictures"),
    layer("Combine", ["Timekeeping", "Locking"]),
    layer("UniformTypeIdentifiers"),
    layer("os"),
    layer("OSLog", ["os"]),
    layer("CoreTransferable", ["UniformTypeIdentifiers", "Combine"]),
    // Level 1
    layer("HostInterface", ["LayoutCore", "Timekeeping"]),
    layer("Rasterizer", ["HostInterface", "LayoutCore", "Pictures"]),
    // Level 2
    layer(
      "ViewRuntime",
      ["DependencyGraph", "LayoutCore", "Timekeeping", "Combine", "HostInterface", "Locking"]),
    // Level 3 to 6
    layer(
      "ViewBasics",
      [
        "ViewRuntime", "LayoutCore", "HostInterface", "Combine", "Timekeeping", "Rasterizer",
        "Pictures", "UniformTypeIdentifiers", "CoreTransferable", "Locking",
      ]),
    layer(
      "Controls",
      [
        "ViewBasics", "ViewRuntime", "LayoutCore", "HostInterface", "Combine", "Timekeeping",
        "UniformTypeIdentifiers", "CoreTransferable",
      ]),
    layer(
      "Scenes",
      [
        "Controls", "ViewBasics", "ViewRuntime", "LayoutCore", "HostInterface", "Combine",
        "Timekeeping", "UniformTypeIdentifiers",
      ]),
    layer(
      "Inspector",
      ["Scenes", "Controls", "ViewBasics", "ViewRuntime", "LayoutCore", "HostInterface"]),
    layer(
      "SwiftUI",
      [
        "Inspector", "Scenes", "Controls", "ViewBasics", "ViewRuntime", "LayoutCore",
        "HostInterface", "Combine", "UniformTypeIdentifiers", "CoreTransferable",
        "Timekeeping", "TerminalHost", "SwiftUIMacros", "Pictures", "OSLog",
        .target(name: "GTKHost", condition: .when(traits: ["GTK"])),
      ]),
    // Hosts
    layer("HeadlessHost", ["HostInterface", "LayoutCore", "Timekeeping"]),
    layer(
      "TerminalHost",
      ["HostInterface", "LayoutCore", "Timekeeping", "Pictures", "Rasterizer", "Locking"]),
    // The desktop's window, only with the trait GTK: without it these targets are empty.
    .target(
      name: "GTKHost",
      dependencies: ["HostInterface", "LayoutCore", "Timekeeping", "Pictures", "Rasterizer"]
        + desktop,
      swiftSettings: settings + [.defaultIsolation(MainActor.self)]),
    .target(name: "CGTKSupport", dependencies: [desktop[0]]),
    .systemLibrary(
      name: "CAdw", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    // Users' tests
    layer(
      "ViewTesting",
      [
        "SwiftUI", "ViewRuntime", "HostInterface", "HeadlessHost", "LayoutCore", "Timekeeping",
        "Pictures", "Locking",
      ]),
    // Beside
    .macro(
      name: "SwiftUIMacros", swiftSettings: settings + [againstToolchain],
      linkerSettings: [linkingToolchain]),
    .executableTarget(
      name: "gallery", dependencies: ["SwiftUI"], path: "Examples/Gallery", swiftSettings: settings),
    .executableTarget(
      name: "loopcheck", dependencies: ["SwiftUI"], path: "Tests/LoopCheck", swiftSettings: settings
    ),
    .executableTarget(
      name: "benchmarks",
      dependencies: ["SwiftUI", "ViewTesting", "DependencyGraph", "ViewRuntime", "HeadlessHost"],
      path: "Benchmarks", swiftSettings: settings),
    tests("DependencyGraph", ["DependencyGraph"]),
    tests("LayoutCore", ["LayoutCore"]),
    tests("Locking", ["Locking"]),
    tests("Timekeeping", ["Timekeeping", "Locking"]),
    tests("Pictures", ["Pictures"]),
    tests("os", ["os", "OSLog", "Locking"]),
    tests("Combine", ["Combine", "Timekeeping"]),
    tests("UniformTypeIdentifiers", ["UniformTypeIdentifiers"]),
    tests("CoreTransferable", ["CoreTransferable", "UniformTypeIdentifiers"]),
    tests("HostInterface", ["HostInterface", "LayoutCore"]),
    tests("Rasterizer", ["Rasterizer", "HostInterface", "LayoutCore", "Pictures"]),
    tests(
      "ViewBasics",
      [
        "SwiftUI", "ViewTesting", "ViewBasics", "ViewRuntime", "HostInterface", "HeadlessHost",
        "Timekeeping",
      ]),
    tests(
      "ViewRuntime",
      [
        "SwiftUI", "ViewTesting", "ViewRuntime", "HostInterface", "HeadlessHost", "DependencyGraph",
        "Timekeeping", "Locking",
      ]),
    // Apps in the other modes of the language.
    .testTarget(
      name: "SwiftFiveTests", dependencies: ["SwiftUI", "ViewTesting"],
      path: "Tests/LanguageModeTests/SwiftFive", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "MainActorByDefaultTests", dependencies: ["SwiftUI", "ViewTesting", "Timekeeping"],
      path: "Tests/LanguageModeTests/MainActorByDefault",
      swiftSettings: settings + [.defaultIsolation(MainActor.self)]),
    // What the compiler refuses; it is asked about sources of its own.
    .testTarget(
      name: "RefusalTests", dependencies: ["SwiftUI"], path: "Tests/LanguageModeTests/Refusals",
      swiftSettings: settings),
    tests("Controls", ["SwiftUI", "ViewTesting", "HostInterface", "HeadlessHost"]),
    tests(
      "Inspector",
      [
        "Inspector", "SwiftUI", "ViewTesting", "Scenes", "ViewRuntime", "HeadlessHost",
        "HostInterface",
      ]),
    tests("Seeds", ["SwiftUI", "ViewTesting"]),
    tests("Scenes", ["SwiftUI", "ViewTesting"]),
    tests("HeadlessHost", ["HeadlessHost", "HostInterface", "LayoutCore", "Timekeeping"]),
    tests(
      "TerminalHost",
      [
        "TerminalHost", "HostInterface", "LayoutCore", "Timekeeping", "Pictures", "gallery",
        "SwiftUI",
        "ViewRuntime",
      ]),
    // Empty without the trait GTK, and skipped without a display.
    .testTarget(
      name: "GTKHostTests",
      dependencies: [
        "SwiftUI", "Scenes", "ViewRuntime", "HostInterface", "LayoutCore", "Timekeeping", "gallery",
        .target(name: "GTKHost", condition: .when(traits: ["GTK"])),
      ] + desktop, exclude: ["accessibility.py", "desktop.py", "input.py"], swiftSettings: settings),
    tests("ViewTesting", ["SwiftUI", "ViewTesting"]),
    .testTarget(
      name: "SwiftUIMacrosTests", dependencies: ["SwiftUIMacros", "SwiftUI", "ViewRuntime"],
      swiftSettings: settings + [againstToolchain], linkerSettings: [linkingToolchain]),
    .testTarget(
      name: "GalleryTests", dependencies: ["gallery", "SwiftUI", "ViewTesting"],
      swiftSettings: settings),
  ]
)
