// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

let environment = ProcessInfo.processInfo.environment

// The macro plugin builds against the SwiftSyntax that ships with the compiler, so the package needs
// nothing but the toolchain. The folder is found from the running compiler and the search path.
let toolchainHostLibraries: String = {
  let name = "lib/swift/host"
  let arguments = ProcessInfo.processInfo.arguments
  let searchPath = (environment["PATH"] ?? "").split(separator: ":")
  let candidates = [arguments.first ?? ""] + searchPath.map { "\($0)/swiftc" }
  for candidate in candidates where FileManager.default.isExecutableFile(atPath: candidate) {
    let binary = URL(fileURLWithPath: candidate).resolvingSymlinksInPath()
    let folder = binary.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(name).path
    if FileManager.default.fileExists(atPath: "\(folder)/SwiftSyntax.swiftmodule") { return folder }
  }
  return "/usr/\(name)"
}()

// `KUMIKI_INVARIANTS=1 swift test` compiles the checks of invariants in.
let checksInvariants = environment["KUMIKI_INVARIANTS"] != nil

// `KUMIKI_WHOLE_MODULES=1 swift build --build-tests` is for builds from clean, such as CI's. One compiler
// reads each module once, instead of one per group of files and one more for the interface, and writes no
// debug information: half the work. Otherwise it is off: an edit would compile the whole module again.
let buildsWholeModules = environment["KUMIKI_WHOLE_MODULES"] != nil
// `-gnone` goes to the frontend: the driver would let SwiftPM's later `-g` win.
let wholeModules = [
  SwiftSetting.unsafeFlags(
    ["-whole-module-optimization", "-num-threads", "2", "-Xfrontend", "-gnone"],
    .when(configuration: .debug)),
  SwiftSetting.unsafeFlags(["-no-emit-module-separately-wmo"]),
]

// The linker drops sections that nothing refers to. Without this flag all functions of a file share one
// section. Packages that others depend on may set such flags since tools version 6.2.
let functionSections = SwiftSetting.unsafeFlags(
  ["-Xfrontend", "-function-sections"], .when(configuration: .release))

let settings: [SwiftSetting] =
  [.swiftLanguageMode(.v6)] + (checksInvariants ? [.define("INVARIANT_CHECKS")] : [])
  + (buildsWholeModules ? wholeModules : []) + [functionSections]

// `KUMIKI_TESTS="ViewRuntime Combine" swift test` builds only these test targets. After an edit, most of
// what is compiled and linked again is tests.
let chosenTests = (environment["KUMIKI_TESTS"] ?? "").split(separator: " ")

// `KUMIKI_WITHOUT="plugins tools" swift build` leaves these out. SwiftPM builds a plugin's tool a second
// time, and nothing here uses the plugins. Optimised tools behave as debug ones do.
let leftOut = (environment["KUMIKI_WITHOUT"] ?? "").split(separator: " ")
let hasTools = !leftOut.contains("tools")
let hasPlugins = hasTools && !leftOut.contains("plugins")

func isChosen(_ target: Target) -> Bool {
  switch target.type {
  case .plugin: hasPlugins
  case .test: chosenTests.isEmpty || chosenTests.contains { target.name == "\($0)Tests" }
  default: true
  }
}

// Layout, state and painting are compiled for speed, without checks for overlapping accesses; all else
// for size; none with debug information. Docs/Performance.md says what that costs, and what it brings.
let hotTargets: Set = [
  "DependencyGraph", "LayoutCore", "Locking", "Timekeeping", "ToolchainEdges", "HostInterface",
  "CellText", "TextEditing", "Rasterizer", "Pictures", "ViewValues", "ViewRuntime",
  "ViewEnvironment", "ViewLayouts", "ViewDrawing", "ViewTexts", "ViewGestures", "Controls",
  "ListControls", "TableControls", "TerminalHost", "GTKHost", "HeadlessHost",
]

func optimizing(_ name: String) -> [SwiftSetting] {
  let flag = hotTargets.contains(name) ? "-enforce-exclusivity=unchecked" : "-Osize"
  return settings + [.unsafeFlags([flag, "-Xfrontend", "-gnone"], .when(configuration: .release))]
}

func layer(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: optimizing(name))
}

// `KUMIKI_PLAIN_TESTS=1 swift test -c release` optimises the library but not its tests: optimising them
// takes longer than running them.
let hasPlainTests = environment["KUMIKI_PLAIN_TESTS"] != nil
let plain: [SwiftSetting] = hasPlainTests ? [.unsafeFlags(["-Onone"])] : []
let testSettings = settings + plain

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: "\(name)Tests", dependencies: dependencies, swiftSettings: testSettings)
}

// GTK, and a C target for what Swift cannot import of it.
let desktop: [Target.Dependency] = ["CAdw", "CGTKSupport"].map {
  .target(name: $0, condition: .when(traits: ["GTK"]))
}

let againstToolchain = SwiftSetting.unsafeFlags(["-I", toolchainHostLibraries])
let linkingToolchain = LinkerSetting.unsafeFlags([
  "-L", toolchainHostLibraries, "-Xlinker", "-rpath", "-Xlinker", toolchainHostLibraries,
])

func tool(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings + [againstToolchain])
}

func toolTests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies,
    swiftSettings: testSettings + [againstToolchain], linkerSettings: [linkingToolchain])
}

let library: [Target] = [
  // Level 0
  layer("DependencyGraph"),
  layer("LayoutCore"),
  layer("Locking"),
  layer("Timekeeping", ["Locking"]),
  layer("ToolchainEdges", ["Locking", "RuntimeFunctions"]),
  layer("Pictures"),
  layer("FoundationSequences", ["Locking"]),
  layer("CombineScheduling", ["Timekeeping", "Locking"]),
  layer("Combine", ["CombineScheduling", "FoundationSequences", "Timekeeping", "Locking"]),
  layer("ProgramResources"),
  layer("UserFiles"),
  layer("MissingFormatters"),
  layer("UniformTypeIdentifiers", ["ProgramResources"]),
  layer("os", ["Submodules", "Locking"]),
  layer("OSLog", ["os"]),
  layer("CoreTransferable", ["UniformTypeIdentifiers", "Combine"]),
  layer("ExplorationReports"),
  // Level 1
  layer("HostInterface", ["LayoutCore", "Timekeeping"]),
  layer("CellText", ["HostInterface", "LayoutCore"]),
  layer("TextEditing", ["CellText", "HostInterface"]),
  layer("TerminalInput", ["CellText", "HostInterface"]),
  layer("SymbolDrawings", ["HostInterface"]),
  layer("TerminalDevice", ["TerminalInput", "CellText", "LayoutCore", "Locking"]),
  layer("Rasterizer", ["CellText", "HostInterface", "LayoutCore", "Pictures"]),
  // Level 2
  layer("ViewValues", ["LayoutCore", "HostInterface"]),
  layer(
    "ViewRuntime",
    [
      "ViewValues", "DependencyGraph", "LayoutCore", "Timekeeping", "Combine", "HostInterface",
      "ToolchainEdges", "UserFiles", "Locking",
    ]),
  layer(
    "UpdateRecording",
    ["ViewRuntime", "DependencyGraph", "Combine", "HostInterface", "Timekeeping"]),
  layer("PersistentState", ["ViewRuntime", "Combine", "UserFiles", "Timekeeping"]),
  layer("ViewEvents", ["ViewRuntime", "Combine", "HostInterface", "Timekeeping"]),
  // Pictures and colours in a program's asset catalogues and files, read without any view.
  layer(
    "PictureResources", ["ViewRuntime", "HostInterface", "Pictures", "ProgramResources", "Locking"]),
  layer("Previews", ["ViewEvents", "ViewRuntime", "LayoutCore", "ToolchainEdges"]),
  // Level 3 to 6
  // Views and modifiers, from environment values to UIKit's names.
  layer("ViewEnvironment", ["ViewEvents", "ViewRuntime", "LayoutCore", "HostInterface"]),
  layer(
    "ViewLayouts",
    ["ViewEvents", "ViewEnvironment", "ViewRuntime", "LayoutCore", "HostInterface", "Timekeeping"]),
  layer(
    "ViewDrawing",
    [
      "PictureResources", "ViewLayouts", "ViewEnvironment", "ViewRuntime", "LayoutCore",
      "HostInterface", "Timekeeping", "Combine", "CellText", "Rasterizer", "Pictures",
      "CoreTransferable", "UniformTypeIdentifiers", "ProgramResources", "ToolchainEdges", "Locking",
    ]),
  layer(
    "ViewTexts",
    [
      "ViewDrawing", "ViewEnvironment", "MissingFormatters", "ViewRuntime", "LayoutCore",
      "HostInterface", "CellText", "Timekeeping", "ProgramResources", "ToolchainEdges", "Locking",
    ]),
  layer(
    "ViewBasics",
    [
      "ViewEvents", "PersistentState", "ViewTexts", "ViewDrawing", "ViewLayouts", "ViewEnvironment",
      "ViewRuntime", "LayoutCore", "HostInterface", "Timekeeping",
    ]),
  layer(
    "UIKitNames",
    [
      "PictureResources", "ViewBasics", "ViewTexts", "ViewDrawing", "ViewEnvironment",
      "ViewRuntime", "LayoutCore", "HostInterface", "Timekeeping", "CoreTransferable",
      "UniformTypeIdentifiers",
    ]),
  layer(
    "ViewGestures",
    ["ViewDrawing", "ViewLayouts", "ViewRuntime", "LayoutCore", "HostInterface", "Timekeeping"]),
  layer(
    "Controls",
    [
      "FoundationSequences", "PictureResources", "ViewEvents", "ViewGestures", "ViewBasics",
      "ViewTexts", "ViewDrawing", "ViewLayouts", "ViewEnvironment", "ViewRuntime", "LayoutCore",
      "HostInterface", "CellText", "Timekeeping",
    ]),
  layer(
    "TextControls",
    [
      "ViewEvents", "Controls", "ViewBasics", "ViewTexts", "ViewDrawing", "ViewLayouts",
      "ViewEnvironment", "ViewRuntime", "LayoutCore", "HostInterface",
    ]),
  layer(
    "ValueControls",
    [
      "ViewEvents", "TextControls", "Controls", "UIKitNames", "ViewBasics", "ViewTexts",
      "ViewDrawing", "ViewLayouts", "ViewEnvironment", "ViewRuntime", "LayoutCore", "HostInterface",
    ]),
  layer(
    "TransferControls",
    [
      "Controls", "ViewGestures", "UIKitNames", "ViewBasics", "ViewTexts", "ViewDrawing",
      "ViewLayouts", "ViewRuntime", "LayoutCore", "HostInterface", "CoreTransferable",
      "UniformTypeIdentifiers",
    ]),
  layer(
    "ListControls",
    [
      "ViewEvents", "TransferControls", "Controls", "ViewTexts", "ViewDrawing", "ViewLayouts",
      "ViewEnvironment", "ViewRuntime", "LayoutCore", "HostInterface", "Timekeeping",
    ]),
  layer(
    "TableControls",
    [
      "ListControls", "TransferControls", "Controls", "ViewGestures", "ViewBasics", "ViewTexts",
      "ViewDrawing", "ViewLayouts", "ViewEnvironment", "MissingFormatters", "PersistentState",
      "ViewRuntime", "LayoutCore", "HostInterface", "Timekeeping", "CoreTransferable",
    ]),
  layer(
    "NavigationControls",
    [
      "ViewEvents", "PersistentState", "ListControls", "TransferControls", "TextControls",
      "Controls", "ViewGestures", "ViewBasics", "ViewTexts", "ViewDrawing", "ViewLayouts",
      "ViewEnvironment", "ViewRuntime", "LayoutCore", "HostInterface", "CoreTransferable",
      "ToolchainEdges",
    ]),
  layer(
    "PresentationControls",
    [
      "ViewEvents", "PersistentState", "NavigationControls", "ViewBasics", "Controls", "ViewTexts",
      "TextControls", "ViewDrawing", "ViewLayouts", "ViewEnvironment", "ViewRuntime", "LayoutCore",
      "HostInterface", "Combine", "CoreTransferable", "UniformTypeIdentifiers", "UserFiles",
    ]),
  layer(
    "Scenes",
    [
      "ViewEvents", "PersistentState", "PresentationControls", "NavigationControls", "ListControls",
      "TransferControls", "TextControls", "Controls", "ViewGestures", "UIKitNames", "ViewBasics",
      "ViewTexts", "ViewDrawing", "ViewLayouts", "ViewEnvironment", "ViewRuntime", "LayoutCore",
      "HostInterface", "Combine", "Timekeeping", "UniformTypeIdentifiers", "ProgramResources",
      "Locking",
    ]),
  layer(
    "Inspector",
    [
      "UpdateRecording", "Scenes", "TextControls", "Controls", "UIKitNames", "ViewBasics",
      "ViewTexts", "ViewDrawing", "ViewLayouts", "ViewRuntime", "LayoutCore", "HostInterface",
    ]),
  layer(
    "SwiftUI",
    [
      "PictureResources", "ViewEvents", "ViewValues", "PersistentState", "Inspector", "Scenes",
      "PresentationControls",
      "NavigationControls", "TableControls", "ListControls", "TransferControls", "ValueControls",
      "TextControls", "Controls", "ViewGestures", "UIKitNames", "ViewBasics", "ViewTexts",
      "ViewDrawing", "ViewLayouts", "ViewEnvironment", "MissingFormatters", "Previews",
      "ViewRuntime", "LayoutCore", "HostInterface", "Combine", "UniformTypeIdentifiers",
      "CoreTransferable", "Timekeeping", "TerminalHost", "SwiftUIMacros", "Pictures", "OSLog",
      .target(name: "GTKHost", condition: .when(traits: ["GTK"])),
    ]),
  // GTK widgets inside views, and views inside GTK widgets. Empty without the trait GTK.
  .target(
    name: "SwiftUIGTK",
    dependencies: ["ViewRuntime", "HostInterface", "LayoutCore"]
      + [.target(name: "GTKHost", condition: .when(traits: ["GTK"]))] + desktop,
    swiftSettings: settings),
  // Other module names that programs import, each re-exporting SwiftUI or a part of it.
  layer("SwiftUICore", ["SwiftUI"]),
  layer(
    "FoundationNames",
    ["ViewBasics", "ViewTexts", "CoreTransferable", "MissingFormatters", "Locking"]),
  layer("CoreGraphics", ["LayoutCore", "UIKitNames", "ViewDrawing", "Submodules"]),
  layer("QuartzCore", ["CoreGraphics", "UIKitNames", "ViewBasics"]),
  layer(
    "UIKit",
    ["QuartzCore", "CoreTransferable", "UIKitNames", "ViewBasics", "TextControls", "Scenes"]),
  layer("AppKit", ["QuartzCore", "CoreTransferable", "UIKitNames", "ViewBasics", "Scenes"]),
  layer("Cocoa", ["AppKit"]),
  layer(
    "UserNotifications",
    [
      "Scenes", "ViewRuntime", "HostInterface", "ProgramResources", "UniformTypeIdentifiers",
      "Locking",
    ]),
  // Overlays that the compiler looks for in files that import both Testing and one of these.
  layer("_Testing_CoreGraphics"),
  layer("_Testing_UIKit"),
  layer("_Testing_AppKit"),
  // Submodule names, for `import os.log`; and calls of the Swift runtime, in C.
  .systemLibrary(name: "Submodules"),
  .target(name: "RuntimeFunctions"),
  layer(
    "HeadlessHost", ["HostInterface", "CellText", "TextEditing", "LayoutCore", "Timekeeping"]),
  layer(
    "TerminalHost",
    [
      "HostInterface", "CellText", "TextEditing", "TerminalInput", "TerminalDevice", "LayoutCore",
      "Timekeeping", "Pictures", "Rasterizer", "UserFiles", "Locking",
    ]),
  // The desktop window. Empty without the trait GTK.
  .target(
    name: "GTKHost",
    dependencies: [
      "HostInterface", "CellText", "TextEditing", "SymbolDrawings", "LayoutCore", "Timekeeping",
      "Pictures", "Rasterizer",
    ] + desktop,
    swiftSettings: optimizing("GTKHost") + [.defaultIsolation(MainActor.self)]),
  .target(name: "CGTKSupport", dependencies: [desktop[0]]),
  .systemLibrary(
    name: "CAdw", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
  // Users' tests
  layer(
    "ViewTesting",
    [
      "UpdateRecording", "SwiftUI", "Scenes", "ViewDrawing", "ViewEnvironment", "ViewRuntime",
      "HostInterface", "HeadlessHost", "TextEditing", "LayoutCore", "Timekeeping", "Pictures",
      "Locking", "ExplorationReports", "PersistentState",
    ]),
  // Linked into programs that `kumiki check --run` explores.
  layer("Exploring", ["SwiftUI", "ViewTesting", "ExplorationReports"]),
  // The macros' expansions are a library: if a test depended on the macro target, SwiftPM would build
  // everything twice, once for the build's own tools.
  .target(name: "MacroExpansions", swiftSettings: settings + [againstToolchain]),
  .macro(
    name: "SwiftUIMacros", dependencies: ["MacroExpansions"],
    swiftSettings: settings + [againstToolchain], linkerSettings: [linkingToolchain]),
]

let programs: [Target] = [
  .executableTarget(
    name: "gallery", dependencies: ["SwiftUI", "SwiftUIGTK"] + desktop, path: "Examples/Gallery",
    swiftSettings: settings),
  // The host from Docs/WritingAHost.md, as a program.
  .executableTarget(
    name: "streamhost",
    dependencies: ["SwiftUI", "ViewRuntime", "HostInterface", "CellText", "LayoutCore"],
    path: "Examples/StreamHost", swiftSettings: settings),
  .executableTarget(
    name: "loopcheck", dependencies: ["SwiftUI"], path: "Tests/LoopCheck", swiftSettings: settings
  ),
  .executableTarget(
    name: "keepcheck", dependencies: ["SwiftUI"], path: "Tests/KeepCheck", swiftSettings: settings
  ),
  .executableTarget(
    name: "benchmarks",
    dependencies: [
      "UpdateRecording", "SwiftUI", "ViewTesting", "DependencyGraph", "ViewRuntime", "HeadlessHost",
      "TerminalHost", "CellText",
    ],
    path: "Benchmarks", exclude: ["instructions.tsv", "sizes.tsv"], swiftSettings: settings),
]

let libraryTests: [Target] = [
  // Reproducible random input for tests.
  .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: testSettings),
  tests("DependencyGraph", ["DependencyGraph", "SeededRandom"]),
  tests("LayoutCore", ["LayoutCore", "SeededRandom"]),
  tests("Locking", ["Locking"]),
  tests("UserFiles", ["UserFiles"]),
  tests("ToolchainEdges", ["ToolchainEdges"]),
  tests("ProgramResources", ["ProgramResources"]),
  tests("Timekeeping", ["Timekeeping", "Locking"]),
  tests("Pictures", ["Pictures", "SeededRandom"]),
  tests("os", ["os", "OSLog", "Locking"]),
  tests("UserNotifications", ["UserNotifications", "Locking"]),
  tests("FoundationSequences", ["FoundationSequences"]),
  tests("Combine", ["Combine", "Timekeeping", "Locking"]),
  tests("UniformTypeIdentifiers", ["UniformTypeIdentifiers"]),
  tests("CoreTransferable", ["CoreTransferable", "UniformTypeIdentifiers"]),
  tests("HostInterface", ["HostInterface", "LayoutCore", "SeededRandom"]),
  tests("CellText", ["CellText", "HostInterface", "LayoutCore"]),
  tests("TextEditing", ["TextEditing", "CellText", "HostInterface", "SeededRandom"]),
  tests("TerminalInput", ["TerminalInput", "CellText", "SeededRandom"]),
  tests("SymbolDrawings", ["SymbolDrawings", "HostInterface"]),
  // A pseudoterminal whose other end a test holds.
  .target(
    name: "TerminalTestSupport", path: "Tests/TerminalTestSupport", swiftSettings: testSettings),
  tests(
    "TerminalDevice", ["TerminalDevice", "TerminalInput", "CellText", "TerminalTestSupport"]),
  tests("Rasterizer", ["Rasterizer", "HostInterface", "LayoutCore"]),
  tests(
    "MissingFormatters",
    ["MissingFormatters", "SwiftUI", "ViewTesting", "TestSupport", "SeededRandom"]),
  .testTarget(
    name: "FoundationNamesTests", dependencies: ["FoundationNames", "SwiftUI"],
    swiftSettings: testSettings + [
      .unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "FoundationNames"])
    ]),
  tests("ViewEnvironment", ["SwiftUI", "ViewTesting", "TestSupport", "HostInterface"]),
  tests(
    "ViewLayouts",
    ["SwiftUI", "ViewTesting", "TestSupport", "ViewRuntime", "HostInterface", "HeadlessHost"]),
  tests(
    "ViewDrawing",
    [
      "SwiftUI", "ViewTesting", "TestSupport", "ViewDrawing", "CoreTransferable", "HostInterface",
      "Pictures", "Rasterizer",
    ]),
  tests("PictureResources", ["PictureResources", "SwiftUI", "ViewTesting", "TestSupport"]),
  tests(
    "ViewTexts",
    ["SwiftUI", "ViewTesting", "TestSupport", "ViewTexts", "HostInterface", "Timekeeping"]),
  tests(
    "ViewBasics",
    ["SwiftUI", "ViewTesting", "TestSupport", "ViewRuntime", "HostInterface", "HeadlessHost"]),
  tests(
    "UIKitNames",
    ["SwiftUI", "ViewTesting", "TestSupport", "UIKitNames", "ViewBasics", "HostInterface"]),
  tests(
    "ViewRuntime",
    [
      "SwiftUI", "ViewTesting", "TestSupport", "ViewRuntime", "UpdateRecording", "HostInterface",
      "HeadlessHost", "DependencyGraph", "Combine", "Timekeeping", "Locking", "SeededRandom",
    ]),
  tests("ViewValues", ["SwiftUI", "ViewValues"]),
  tests("ViewEvents", ["ViewEvents", "SwiftUI", "ViewTesting", "TestSupport", "Combine"]),
  tests("UpdateRecording", ["UpdateRecording", "SwiftUI", "ViewTesting"]),
  tests(
    "PersistentState",
    [
      "PersistentState", "SwiftUI", "ViewTesting", "ViewRuntime", "Combine", "Locking", "UserFiles",
      "Timekeeping",
    ]),
  // Apps in other language modes.
  .testTarget(
    name: "SwiftFiveTests", dependencies: ["SwiftUI", "ViewTesting", "Combine"],
    path: "Tests/LanguageModeTests/SwiftFive", swiftSettings: [.swiftLanguageMode(.v5)] + plain),
  .testTarget(
    name: "MainActorByDefaultTests", dependencies: ["SwiftUI", "ViewTesting", "Timekeeping"],
    path: "Tests/LanguageModeTests/MainActorByDefault",
    swiftSettings: testSettings + [.defaultIsolation(MainActor.self)]),
  // Sources that the compiler must refuse; the tests run the compiler on them.
  .testTarget(
    name: "RefusalTests", dependencies: ["SwiftUI"], path: "Tests/LanguageModeTests/Refusals",
    swiftSettings: testSettings),
  // Shared helpers for tests that ViewTesting does not offer.
  .target(
    name: "TestSupport",
    dependencies: ["SwiftUI", "ViewTesting", "ViewRuntime", "HostInterface", "HeadlessHost"],
    path: "Tests/TestSupport", swiftSettings: testSettings),
  tests("ViewGestures", ["SwiftUI", "ViewTesting"]),
  tests("Controls", ["SwiftUI", "ViewTesting", "TestSupport"]),
  tests("TextControls", ["SwiftUI", "ViewTesting", "TestSupport"]),
  tests("ValueControls", ["SwiftUI", "ViewTesting"]),
  tests(
    "TransferControls",
    ["SwiftUI", "ViewTesting", "HostInterface", "HeadlessHost", "UniformTypeIdentifiers"]),
  tests("ListControls", ["SwiftUI", "ViewTesting", "TestSupport", "HostInterface"]),
  tests("TableControls", ["SwiftUI", "ViewTesting"]),
  tests("NavigationControls", ["SwiftUI", "ViewTesting", "NavigationControls", "TestSupport"]),
  tests("PresentationControls", ["PresentationControls", "SwiftUI", "ViewTesting", "TestSupport"]),
  tests(
    "Inspector",
    [
      "Inspector", "SwiftUI", "ViewRuntime", "HeadlessHost", "HostInterface", "LayoutCore",
    ]),
  tests("Seeds", ["SwiftUI", "ViewTesting"]),
  tests("Scenes", ["Scenes", "SwiftUI", "ViewTesting", "TestSupport", "UniformTypeIdentifiers"]),
  tests("HeadlessHost", ["HeadlessHost", "HostInterface", "LayoutCore", "Timekeeping"]),
  tests(
    "TerminalHost",
    [
      "TerminalHost", "TerminalInput", "TerminalDevice", "HostInterface", "CellText", "TextEditing",
      "LayoutCore", "Timekeeping", "Pictures", "gallery", "keepcheck", "SwiftUI", "Scenes",
      "ViewRuntime", "SeededRandom", "TerminalTestSupport",
    ]),
  // Empty without the trait GTK. Skipped without a display.
  .testTarget(
    name: "GTKHostTests",
    dependencies: [
      "SwiftUI", "SwiftUIGTK", "Scenes", "ViewRuntime", "HostInterface", "SymbolDrawings",
      "gallery", "SeededRandom",
      .target(name: "GTKHost", condition: .when(traits: ["GTK"])),
    ] + desktop, exclude: ["accessibility.py", "desktop.py", "input.py"],
    swiftSettings: testSettings),
  tests("WritingAHost", ["streamhost", "SwiftUI", "ViewRuntime", "HostInterface"]),
  tests(
    "ViewTesting",
    [
      "SwiftUI", "ViewTesting", "ExplorationReports", "Combine", "HostInterface", "SeededRandom",
    ]),
  // Extreme values for every number that a program can pass: infinite, NaN, huge, negative.
  tests(
    "Numbers",
    [
      "SwiftUI", "ViewRuntime", "HostInterface", "HeadlessHost", "TerminalHost", "TerminalDevice",
      "CellText", "Combine", "Timekeeping",
    ]),
  tests(
    "Imports",
    [
      "SwiftUI", "SwiftUICore", "CoreGraphics", "QuartzCore", "UIKit", "AppKit", "Cocoa",
      "CoreTransferable", "os", "ViewTesting",
      "_Testing_CoreGraphics", "_Testing_UIKit", "_Testing_AppKit",
    ]),
  .testTarget(
    name: "MacroExpansionsTests", dependencies: ["MacroExpansions"],
    swiftSettings: testSettings + [againstToolchain], linkerSettings: [linkingToolchain]),
  tests("SwiftUIMacros", ["SwiftUI", "Previews", "ViewRuntime"]),
  .testTarget(
    name: "GalleryTests", dependencies: ["gallery", "SwiftUI", "ViewTesting"],
    swiftSettings: testSettings),
]

// Programs that depend on SwiftUI do not build these.
let tools: [Target] = [
  tool("SourceModel", ["UserFiles"]),
  tool("StateOwnership", ["SourceModel"]),
  tool("StateRules", ["SourceModel"]),
  tool("SourceRewriting", ["SourceModel"]),
  // Xcode projects on disk, and packages made from them.
  layer("AppProjects"),
  // Source edits that a running program can load.
  tool("HotReload"),
  tool("LanguageServer", ["SourceModel", "StateRules", "SourceRewriting"]),
  .executableTarget(
    name: "kumiki",
    dependencies: [
      "SourceModel", "StateOwnership", "StateRules", "SourceRewriting", "LanguageServer",
      "AppProjects", "HotReload", "ExplorationReports", "UserFiles",
    ],
    swiftSettings: settings + [againstToolchain], linkerSettings: [linkingToolchain]),
  // `swift package kumiki check`, and warnings during builds, for packages that depend on this one. They
  // are built only in packages that use them.
  .plugin(
    name: "KumikiCommand",
    capability: .command(
      intent: .custom(verb: "kumiki", description: "Check the rules of state in SwiftUI")),
    dependencies: ["kumiki"]),
  .plugin(
    name: "KumikiFixCommand",
    capability: .command(
      intent: .custom(verb: "kumiki-fix", description: "Mend what breaks the rules of state"),
      permissions: [.writeToPackageDirectory(reason: "The fixes are written to the sources.")]),
    dependencies: ["kumiki"]),
  .plugin(name: "KumikiChecks", capability: .buildTool(), dependencies: ["kumiki"]),
  toolTests("SourceRewriting", ["SourceRewriting", "SeededRandom"]),
  tests("AppProjects", ["AppProjects"]),
  toolTests("HotReload", ["HotReload"]),
  toolTests("SourceModel", ["SourceModel"]),
  toolTests("StateOwnership", ["StateOwnership", "SourceModel"]),
  toolTests("StateRules", ["StateRules", "SourceModel", "SourceRewriting"]),
  toolTests(
    "LanguageServer",
    ["LanguageServer", "StateRules", "SourceModel", "SourceRewriting"]),
  toolTests(
    "Kumiki",
    [
      "kumiki", "StateOwnership", "StateRules", "SourceModel", "SourceRewriting",
      "ExplorationReports",
    ]),
]

let plugins: [Product] = [
  .plugin(name: "KumikiCommand", targets: ["KumikiCommand"]),
  .plugin(name: "KumikiFixCommand", targets: ["KumikiFixCommand"]),
  .plugin(name: "KumikiChecks", targets: ["KumikiChecks"]),
]

let package = Package(
  name: "Kumiki",
  products: [
    // Includes the modules that programs import alongside SwiftUI and that Apple's systems provide.
    .library(
      name: "SwiftUI",
      targets: [
        "SwiftUI", "SwiftUICore", "CoreGraphics", "QuartzCore", "UIKit", "AppKit", "Cocoa",
        "FoundationNames", "UserNotifications", "_Testing_CoreGraphics", "_Testing_UIKit",
        "_Testing_AppKit",
      ]),
    .library(name: "SwiftUIGTK", targets: ["SwiftUIGTK"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "ViewTesting", targets: ["ViewTesting"]),
    // For `kumiki check --run`; programs do not import it.
    .library(name: "Exploring", targets: ["Exploring"]),
    .library(name: "os", targets: ["os"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .executable(name: "gallery", targets: ["gallery"]),
  ] + (hasTools ? [.executable(name: "kumiki", targets: ["kumiki"])] : [])
    + (hasPlugins ? plugins : []),
  traits: [
    .trait(name: "GTK", description: "Apps open a GTK window. See Scripts/setup-gtk.")
  ],
  targets: (library + programs + libraryTests + (hasTools ? tools : [])).filter(isChosen)
)
