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

// 'KUMIKI_WHOLE_MODULES=1 swift build --build-tests', for who builds everything once: each module is
// read once, by one compiler, instead of by one per group of files and one for its interface, and nothing
// is written for a debugger; half the work. After an edit it would compile the whole module again, so it
// is not the rule.
let buildsWholeModules = ProcessInfo.processInfo.environment["KUMIKI_WHOLE_MODULES"] != nil
// The frontend is told, as the driver would take the last word, which is SwiftPM's '-g'.
let wholeModules = [
  SwiftSetting.unsafeFlags(
    ["-whole-module-optimization", "-num-threads", "2", "-Xfrontend", "-gnone"],
    .when(configuration: .debug)),
  SwiftSetting.unsafeFlags(["-no-emit-module-separately-wmo"]),
]

// The linker leaves out sections that nothing refers to, and a file's functions are one section
// unless the compiler gives each its own. Dependencies may have such flags since tools version 6.2.
let functionSections = SwiftSetting.unsafeFlags(
  ["-Xfrontend", "-function-sections"], .when(configuration: .release))

let settings: [SwiftSetting] =
  [.swiftLanguageMode(.v6)] + (checksInvariants ? [.define("INVARIANT_CHECKS")] : [])
  + (buildsWholeModules ? wholeModules : []) + [functionSections]

// Only these test targets, as 'KUMIKI_TESTS="ViewRuntime Combine" swift test': what is compiled and
// linked again after an edit is mostly tests.
let chosenTests = (ProcessInfo.processInfo.environment["KUMIKI_TESTS"] ?? "").split(separator: " ")

// 'KUMIKI_WITHOUT="plugins tools" swift build': a plugin's tool, and all that it consists of, is built a
// second time beside the program of the same name, and nothing in this package uses the plugins. Nor is
// what the tools do another thing when they are optimised.
let leftOut = (ProcessInfo.processInfo.environment["KUMIKI_WITHOUT"] ?? "").split(separator: " ")
let hasTools = !leftOut.contains("tools")
let hasPlugins = hasTools && !leftOut.contains("plugins")

func isChosen(_ target: Target) -> Bool {
  switch target.type {
  case .plugin: hasPlugins
  case .test: chosenTests.isEmpty || chosenTests.contains { target.name == "\($0)Tests" }
  default: true
  }
}

// Layout, state and painting are compiled for speed. Everything else is compiled for size, which
// makes its code a tenth to a fifth smaller. Docs/Performance.md says what that costs.
let hotTargets: Set = [
  "DependencyGraph", "LayoutCore", "Locking", "Timekeeping", "ToolchainEdges", "HostInterface",
  "CellText", "TextEditing", "Rasterizer", "Pictures", "ViewValues", "ViewRuntime",
  "ViewEnvironment", "ViewLayouts", "ViewDrawing", "ViewTexts", "ViewGestures", "Controls",
  "ListControls", "TableControls", "TerminalHost", "GTKHost", "HeadlessHost",
]
let smallCode = SwiftSetting.unsafeFlags(["-Osize"], .when(configuration: .release))

func optimizing(_ name: String) -> [SwiftSetting] {
  settings + (hotTargets.contains(name) ? [] : [smallCode])
}

func layer(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: optimizing(name))
}

// 'KUMIKI_PLAIN_TESTS=1 swift test -c release': what is tested is optimised, and the tests are not,
// as that takes the compiler longer than running them.
let hasPlainTests = ProcessInfo.processInfo.environment["KUMIKI_PLAIN_TESTS"] != nil
let plain: [SwiftSetting] = hasPlainTests ? [.unsafeFlags(["-Onone"])] : []
let testSettings = settings + plain

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: "\(name)Tests", dependencies: dependencies, swiftSettings: testSettings)
}

// GTK and what Swift cannot import of it.
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
    swiftSettings: testSettings + [againstToolchain],
    linkerSettings: [linkingToolchain])
}

let library: [Target] = [
  // Level 0
  layer("DependencyGraph"),
  layer("LayoutCore"),
  layer("Locking"),
  layer("Timekeeping", ["Locking"]),
  layer("ToolchainEdges", ["Locking"]),
  layer("Pictures"),
  layer("FoundationSequences", ["Locking"]),
  layer("CombineScheduling", ["Timekeeping", "Locking"]),
  layer("Combine", ["CombineScheduling", "FoundationSequences", "Timekeeping", "Locking"]),
  layer("ProgramResources"),
  // Where the files of a user lie, and what becomes of a damaged one.
  layer("UserFiles"),
  layer("MissingFormatters"),
  layer("UniformTypeIdentifiers", ["ProgramResources"]),
  layer("os", ["Submodules"]),
  layer("OSLog", ["os"]),
  layer("CoreTransferable", ["UniformTypeIdentifiers", "Combine"]),
  // What a program that is explored tells the tool.
  layer("ExplorationReports"),
  // Level 1
  layer("HostInterface", ["LayoutCore", "Timekeeping"]),
  layer("CellText", ["HostInterface", "LayoutCore"]),
  layer("TextEditing", ["CellText", "HostInterface"]),
  layer("TerminalInput", ["CellText", "HostInterface"]),
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
  // What asset catalogues and files of a program hold, before a view shows it.
  layer(
    "PictureResources", ["ViewRuntime", "HostInterface", "Pictures", "ProgramResources", "Locking"]),
  layer("Previews", ["ViewEvents", "ViewRuntime", "LayoutCore", "ToolchainEdges"]),
  // Level 3 to 6
  // What views are made of, from the values of their environment to UIKit's names.
  layer("ViewEnvironment", ["ViewEvents", "ViewRuntime", "LayoutCore", "HostInterface"]),
  layer(
    "ViewLayouts",
    ["ViewEvents", "ViewEnvironment", "ViewRuntime", "LayoutCore", "HostInterface", "Timekeeping"]),
  layer(
    "ViewDrawing",
    [
      "PictureResources", "ViewLayouts", "ViewEnvironment", "ViewRuntime", "LayoutCore",
      "HostInterface", "Timekeeping",
      "Combine", "CellText", "Rasterizer", "Pictures", "CoreTransferable", "UniformTypeIdentifiers",
      "ProgramResources", "Locking",
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
      "ViewRuntime", "LayoutCore",
      "HostInterface", "Timekeeping", "CoreTransferable", "UniformTypeIdentifiers",
    ]),
  layer(
    "ViewGestures",
    ["ViewDrawing", "ViewLayouts", "ViewRuntime", "LayoutCore", "HostInterface", "Timekeeping"]),
  layer(
    "Controls",
    [
      "PictureResources", "ViewEvents", "ViewGestures", "ViewBasics", "ViewTexts", "ViewDrawing",
      "ViewLayouts",
      "ViewEnvironment", "ViewRuntime", "LayoutCore", "HostInterface", "CellText", "Timekeeping",
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
      "ViewDrawing", "ViewLayouts", "ViewEnvironment", "MissingFormatters", "ViewRuntime",
      "LayoutCore", "HostInterface",
      "Timekeeping", "CoreTransferable",
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
      "ViewEvents", "NavigationControls", "TextControls", "Controls", "ViewBasics", "ViewTexts",
      "ViewDrawing", "ViewLayouts", "ViewEnvironment", "ViewRuntime", "LayoutCore", "HostInterface",
      "Combine", "CoreTransferable", "UniformTypeIdentifiers", "UserFiles",
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
      "UpdateRecording", "Scenes", "TextControls", "Controls", "UIKitNames",
      "ViewBasics", "ViewTexts", "ViewDrawing", "ViewLayouts", "ViewRuntime", "LayoutCore",
      "HostInterface",
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
  // GTK's widgets among views, and views among GTK's widgets. Empty without the trait.
  .target(
    name: "SwiftUIGTK",
    dependencies: ["ViewRuntime", "HostInterface", "LayoutCore"]
      + [.target(name: "GTKHost", condition: .when(traits: ["GTK"]))] + desktop,
    swiftSettings: settings),
  // Names of the umbrella, or parts of it, that programs import.
  layer("SwiftUICore", ["SwiftUI"]),
  layer("FoundationNames", ["ViewBasics", "ViewTexts", "CoreTransferable", "MissingFormatters"]),
  layer("CoreGraphics", ["LayoutCore", "UIKitNames", "ViewDrawing", "Submodules"]),
  layer("QuartzCore", ["CoreGraphics", "UIKitNames", "ViewBasics"]),
  layer(
    "UIKit",
    ["QuartzCore", "CoreTransferable", "UIKitNames", "ViewBasics", "TextControls", "Scenes"]),
  layer("AppKit", ["QuartzCore", "CoreTransferable", "UIKitNames", "ViewBasics", "Scenes"]),
  layer("Cocoa", ["AppKit"]),
  // What the compiler looks for in files that import Testing beside one of them.
  layer("_Testing_CoreGraphics"),
  layer("_Testing_UIKit"),
  layer("_Testing_AppKit"),
  // Names of modules' parts, for `import os.log`.
  .systemLibrary(name: "Submodules"),
  // Hosts
  layer(
    "HeadlessHost", ["HostInterface", "CellText", "TextEditing", "LayoutCore", "Timekeeping"]),
  layer(
    "TerminalHost",
    [
      "HostInterface", "CellText", "TextEditing", "TerminalInput", "LayoutCore", "Timekeeping",
      "Pictures", "Rasterizer", "UserFiles", "Locking",
    ]),
  // The desktop's window, only with the trait GTK: without it these targets are empty.
  .target(
    name: "GTKHost",
    dependencies: [
      "HostInterface", "CellText", "TextEditing", "LayoutCore", "Timekeeping", "Pictures",
      "Rasterizer",
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
  // Linked into programs that are explored.
  layer("Exploring", ["SwiftUI", "ViewTesting", "ExplorationReports"]),
  // Beside
  // What the macros write is a library of its own: a test that depended on the macro itself would
  // have SwiftPM build everything twice, once as tools of the build.
  .target(name: "MacroExpansions", swiftSettings: settings + [againstToolchain]),
  .macro(
    name: "SwiftUIMacros", dependencies: ["MacroExpansions"],
    swiftSettings: settings + [againstToolchain], linkerSettings: [linkingToolchain]),
]

let programs: [Target] = [
  .executableTarget(
    name: "gallery", dependencies: ["SwiftUI", "SwiftUIGTK"] + desktop, path: "Examples/Gallery",
    swiftSettings: settings),
  // The host of Docs/WritingAHost.md, as a program.
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
    path: "Benchmarks", exclude: ["instructions.tsv"], swiftSettings: settings),
]

let libraryTests: [Target] = [
  // For every target that tests with random input.
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
  tests("FoundationSequences", ["FoundationSequences"]),
  tests("Combine", ["Combine", "Timekeeping"]),
  tests("UniformTypeIdentifiers", ["UniformTypeIdentifiers"]),
  tests("CoreTransferable", ["CoreTransferable", "UniformTypeIdentifiers"]),
  tests("HostInterface", ["HostInterface", "LayoutCore", "SeededRandom"]),
  tests("CellText", ["CellText", "HostInterface", "LayoutCore"]),
  tests("TextEditing", ["TextEditing", "HostInterface", "SeededRandom"]),
  tests("TerminalInput", ["TerminalInput", "CellText", "SeededRandom"]),
  tests("Rasterizer", ["Rasterizer", "HostInterface", "LayoutCore", "Pictures"]),
  tests("MissingFormatters", ["SwiftUI", "ViewTesting", "TestSupport", "SeededRandom"]),
  .testTarget(
    name: "FoundationNamesTests", dependencies: ["FoundationNames", "SwiftUI"],
    swiftSettings: testSettings + [
      .unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "FoundationNames"])
    ]),
  tests(
    "ViewEnvironment", ["SwiftUI", "ViewTesting", "TestSupport", "HostInterface", "Timekeeping"]),
  tests(
    "ViewLayouts",
    ["SwiftUI", "ViewTesting", "TestSupport", "ViewRuntime", "HostInterface", "HeadlessHost"]),
  tests(
    "ViewDrawing",
    ["SwiftUI", "ViewTesting", "TestSupport", "ViewDrawing", "CoreTransferable", "HostInterface"]),
  tests("PictureResources", ["PictureResources", "SwiftUI", "ViewTesting", "TestSupport"]),
  tests(
    "ViewTexts", ["SwiftUI", "ViewTesting", "TestSupport", "ViewTexts", "HostInterface"]),
  tests(
    "ViewBasics",
    ["SwiftUI", "ViewTesting", "TestSupport", "ViewRuntime", "HostInterface", "HeadlessHost"]),
  tests("UIKitNames", ["SwiftUI", "ViewTesting", "TestSupport", "UIKitNames"]),
  tests(
    "ViewRuntime",
    [
      "SwiftUI", "ViewTesting", "TestSupport", "ViewRuntime", "UpdateRecording", "HostInterface",
      "HeadlessHost", "DependencyGraph", "Timekeeping", "Locking", "SeededRandom",
    ]),
  tests("ViewValues", ["SwiftUI", "ViewValues"]),
  tests("ViewEvents", ["SwiftUI", "ViewTesting", "TestSupport"]),
  tests("UpdateRecording", ["UpdateRecording", "SwiftUI", "ViewTesting"]),
  tests(
    "PersistentState",
    ["PersistentState", "SwiftUI", "ViewTesting", "Locking", "UserFiles", "Timekeeping"]),
  // Apps in the other modes of the language.
  .testTarget(
    name: "SwiftFiveTests", dependencies: ["SwiftUI", "ViewTesting"],
    path: "Tests/LanguageModeTests/SwiftFive", swiftSettings: [.swiftLanguageMode(.v5)] + plain),
  .testTarget(
    name: "MainActorByDefaultTests", dependencies: ["SwiftUI", "ViewTesting", "Timekeeping"],
    path: "Tests/LanguageModeTests/MainActorByDefault",
    swiftSettings: testSettings + [.defaultIsolation(MainActor.self)]),
  // What the compiler refuses; it is asked about sources of its own.
  .testTarget(
    name: "RefusalTests", dependencies: ["SwiftUI"], path: "Tests/LanguageModeTests/Refusals",
    swiftSettings: testSettings),
  // What tests of several targets need beside ViewTesting.
  .target(
    name: "TestSupport",
    dependencies: ["SwiftUI", "ViewTesting", "ViewRuntime", "HostInterface", "HeadlessHost"],
    path: "Tests/TestSupport", swiftSettings: testSettings),
  tests("ViewGestures", ["SwiftUI", "ViewTesting"]),
  tests("Controls", ["SwiftUI", "ViewTesting", "TestSupport"]),
  tests("TextControls", ["SwiftUI", "ViewTesting", "TestSupport"]),
  tests("ValueControls", ["SwiftUI", "ViewTesting"]),
  tests("TransferControls", ["SwiftUI", "ViewTesting", "HostInterface", "HeadlessHost"]),
  tests("ListControls", ["SwiftUI", "ViewTesting", "TestSupport"]),
  tests("TableControls", ["SwiftUI", "ViewTesting"]),
  tests("NavigationControls", ["SwiftUI", "ViewTesting", "NavigationControls", "TestSupport"]),
  tests("PresentationControls", ["PresentationControls", "SwiftUI", "ViewTesting", "TestSupport"]),
  tests(
    "Inspector",
    [
      "Inspector", "SwiftUI", "ViewTesting", "Scenes", "ViewRuntime", "HeadlessHost",
      "HostInterface", "LayoutCore",
    ]),
  tests("Seeds", ["SwiftUI", "ViewTesting"]),
  tests("Scenes", ["SwiftUI", "ViewTesting"]),
  tests("HeadlessHost", ["HeadlessHost", "HostInterface", "LayoutCore", "Timekeeping"]),
  tests(
    "TerminalHost",
    [
      "TerminalHost", "TerminalInput", "HostInterface", "CellText", "TextEditing", "LayoutCore",
      "Timekeeping", "Pictures", "gallery", "keepcheck", "SwiftUI", "ViewRuntime", "SeededRandom",
    ]),
  // Empty without the trait GTK, and skipped without a display.
  .testTarget(
    name: "GTKHostTests",
    dependencies: [
      "SwiftUI", "SwiftUIGTK", "Scenes", "ViewRuntime", "HostInterface", "LayoutCore",
      "Timekeeping", "gallery", "SeededRandom",
      .target(name: "GTKHost", condition: .when(traits: ["GTK"])),
    ] + desktop, exclude: ["accessibility.py", "desktop.py", "input.py"],
    swiftSettings: testSettings),
  tests("WritingAHost", ["streamhost", "SwiftUI", "ViewRuntime", "HostInterface"]),
  tests("ViewTesting", ["SwiftUI", "ViewTesting", "ExplorationReports"]),
  // Every number that a program can give, as none would give it.
  tests(
    "Numbers",
    [
      "SwiftUI", "ViewRuntime", "HostInterface", "HeadlessHost", "TerminalHost", "Timekeeping",
    ]),
  tests(
    "Imports",
    [
      "SwiftUICore", "CoreGraphics", "QuartzCore", "UIKit", "AppKit", "Cocoa", "os", "ViewTesting",
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

// Programs that use SwiftUI build nothing of these.
let tools: [Target] = [
  tool("SourceModel", ["UserFiles"]),
  tool("StateOwnership", ["SourceModel"]),
  tool("StateRules", ["SourceModel"]),
  tool("SourceRewriting", ["SourceModel"]),
  // Projects as they lie on the disk, and packages made of them.
  layer("AppProjects"),
  // Changes of sources that a running program can take.
  tool("HotReload"),
  tool("LanguageServer", ["SourceModel", "StateRules", "SourceRewriting"]),
  .executableTarget(
    name: "kumiki",
    dependencies: [
      "SourceModel", "StateOwnership", "StateRules", "SourceRewriting", "LanguageServer",
      "AppProjects", "HotReload",
      "ExplorationReports", "UserFiles",
    ],
    swiftSettings: settings + [againstToolchain], linkerSettings: [linkingToolchain]),
  // 'swift package kumiki check' and warnings in builds, in packages that depend on this one. Who does
  // not ask for them does not build them.
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
    // With what files of programs import beside it, and get by it on Apple's systems.
    .library(
      name: "SwiftUI",
      targets: [
        "SwiftUI", "SwiftUICore", "CoreGraphics", "QuartzCore", "UIKit", "AppKit", "Cocoa",
        "FoundationNames", "_Testing_CoreGraphics", "_Testing_UIKit", "_Testing_AppKit",
      ]),
    .library(name: "SwiftUIGTK", targets: ["SwiftUIGTK"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "ViewTesting", targets: ["ViewTesting"]),
    // For 'kumiki check --run', not to be imported.
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
