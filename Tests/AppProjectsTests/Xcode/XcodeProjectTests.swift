import Foundation
import Testing

@testable import AppProjects

@Suite("Xcode projects")
struct XcodeProjectTests {
  private let folder = ScratchFolder()

  private func project(_ text: ProjectText) throws -> AppProject {
    try folder.write("App.xcodeproj/project.pbxproj", text.text)
    return try ProjectFinder().project(at: folder.url.appendingPathComponent("App.xcodeproj"))
  }

  private func names(_ urls: [URL]) -> [String] { urls.map { $0.relative(to: folder.url) } }

  @Test("Files are found where their groups place them, with spaces and Japanese in their names")
  func groups() throws {
    var text = ProjectText()
    text.groups = "G,"
    text.sources = "B1, B2, B3,"
    text.resources = "B4, B5,"
    text.objects = [
      "G = { isa = PBXGroup; path = \"My App\"; children = (F1, G2, F4, V,); sourceTree = \"<group>\"; };",
      "G2 = { isa = PBXGroup; name = Only; children = (F2, F3,); sourceTree = \"<group>\"; };",
      "F1 = { isa = PBXFileReference; path = App.swift; sourceTree = \"<group>\"; };",
      "F2 = { isa = PBXFileReference; path = \"画面.swift\"; sourceTree = \"<group>\"; };",
      "F3 = { isa = PBXFileReference; path = Shared/B.swift; sourceTree = SOURCE_ROOT; };",
      "F4 = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = \"<group>\"; };",
      "V = { isa = PBXVariantGroup; name = Localizable.strings; children = (L1, L2,); };",
      "L1 = { isa = PBXFileReference; path = en.lproj/Localizable.strings; sourceTree = \"<group>\"; };",
      "L2 = { isa = PBXFileReference; path = ja.lproj/Localizable.strings; sourceTree = \"<group>\"; };",
      "B1 = { isa = PBXBuildFile; fileRef = F1; };", "B2 = { isa = PBXBuildFile; fileRef = F2; };",
      "B3 = { isa = PBXBuildFile; fileRef = F3; };", "B4 = { isa = PBXBuildFile; fileRef = F4; };",
      "B5 = { isa = PBXBuildFile; fileRef = V; };",
    ]
    let target = try #require(project(text).apps.first)
    #expect(target.name == "My App" && target.module == "My_App")
    #expect(names(target.sources) == ["My App/App.swift", "My App/画面.swift", "Shared/B.swift"])
    #expect(
      names(target.resources) == [
        "My App/Assets.xcassets", "My App/en.lproj/Localizable.strings",
        "My App/ja.lproj/Localizable.strings",
      ])
  }

  @Test(
    "Regular expressions between slashes are enabled, as in Xcode, unless the project disables them"
  )
  func regularExpressions() throws {
    var text = ProjectText()
    let feature = "BareSlashRegexLiterals"
    #expect(try #require(project(text).apps.first).settings.features == [feature])
    text.projectSettings = "SWIFT_VERSION = 5.0; SWIFT_ENABLE_BARE_SLASH_REGEX = NO;"
    #expect(try #require(project(text).apps.first).settings.features == [])
  }

  @Test("A synchronised folder includes all files except those listed as exceptions")
  func synchronized() throws {
    var text = ProjectText()
    text.groups = "S,"
    text.targetKeys = "fileSystemSynchronizedGroups = (S,);"
    text.objects = [
      "S = { isa = PBXFileSystemSynchronizedRootGroup; path = Src; sourceTree = \"<group>\"; exceptions = (E,); };",
      "E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP; membershipExceptions = (Info.plist, Old/Gone.swift,); };",
    ]
    for path in [
      "App.swift", "Views/A.swift", "Old/Gone.swift", "Info.plist", "Data.json",
      "Assets.xcassets/Contents.json", "ja.lproj/Localizable.strings", ".hidden.swift",
    ] { try folder.write("Src/\(path)") }
    let target = try #require(project(text).apps.first)
    #expect(names(target.sources) == ["Src/App.swift", "Src/Views/A.swift"])
    #expect(
      names(target.resources) == ["Src/Assets.xcassets", "Src/Data.json", "Src/ja.lproj"])
  }

  @Test("Settings of the target override those of a file, which override the project's")
  func settings() throws {
    var text = ProjectText()
    text.groups = "C,"
    text.projectSettings = "SWIFT_VERSION = 5.0; MARKETING_VERSION = 1.2;"
    text.settings = """
      PRODUCT_NAME = "$(BRAND) App"; SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
      PRODUCT_BUNDLE_IDENTIFIER = "com.example.$(PRODUCT_NAME:rfc1034identifier)";
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) DEMO"; INFOPLIST_KEY_UIStatusBarHidden = YES;
      INFOPLIST_FILE = Info.plist;
      """
    text.objects = [
      "C = { isa = PBXFileReference; path = App.xcconfig; sourceTree = \"<group>\"; };"
    ]
    var written = text.text
    written = written.replacingOccurrences(
      of: "ADEBUG = { isa = XCBuildConfiguration;",
      with: "ADEBUG = { isa = XCBuildConfiguration; baseConfigurationReference = C;")
    try folder.write("App.xcconfig", "#include \"Base.xcconfig\"\n// none\nBRAND = 花\n")
    try folder.write("Base.xcconfig", "BRAND = Old\n#include \"App.xcconfig\"\n")
    try folder.write(
      "Info.plist", "{ Greeting = \"Hello $(BRAND)\"; UIAppFonts = (\"$(BRAND).ttf\"); }")
    try folder.write("App.xcodeproj/project.pbxproj", written)
    let target = try #require(
      ProjectFinder().project(at: folder.url).apps.first)
    #expect(target.module == "花_App")
    #expect(target.settings.languageVersion == 6 && target.settings.isMainActorByDefault)
    #expect(target.settings.conditions == ["DEBUG", "DEMO"])
    let list =
      try PropertyListSerialization.propertyList(from: #require(target.information), format: nil)
      as? [String: Any]
    #expect(list?["CFBundleIdentifier"] as? String == "com.example.花-App")
    #expect(list?["CFBundleShortVersionString"] as? String == "1.2")
    #expect(list?["Greeting"] as? String == "Hello 花")
    #expect(list?["UIAppFonts"] as? [String] == ["花.ttf"])
    #expect(list?["UIStatusBarHidden"] as? Bool == true)
  }

  @Test("A group that contains itself terminates, and a dangling reference is skipped")
  func circles() throws {
    var text = ProjectText()
    text.groups = "G,"
    text.sources = "B1, B2, NOTHING,"
    text.objects = [
      "G = { isa = PBXGroup; path = a; children = (G, F1, MISSING,); sourceTree = \"<group>\"; };",
      "F1 = { isa = PBXFileReference; path = A.swift; sourceTree = \"<group>\"; };",
      "B1 = { isa = PBXBuildFile; fileRef = F1; };",
      "B2 = { isa = PBXBuildFile; fileRef = GONE; };",
    ]
    #expect(try names(#require(project(text).apps.first).sources) == ["a/A.swift"])
  }

  @Test("A Core Data model is not a resource, wherever its versions are")
  func models() {
    var target = AppTarget(name: "App", kind: .app)
    for name in ["A.xcdatamodeld", "A.xcdatamodel", "A.xcmappingmodel", "a.json"] {
      target.add(URL(fileURLWithPath: "/p").appendingPathComponent(name))
    }
    #expect(target.resources.map(\.lastPathComponent) == ["a.json"])
  }

  @Test("Unreadable projects are reported")
  func damage() throws {
    func message(_ text: String) throws -> String {
      try folder.write("App.xcodeproj/project.pbxproj", text)
      let error = #expect(throws: ProjectError.self) {
        try ProjectFinder().project(at: folder.url.appendingPathComponent("App.xcodeproj"))
      }
      return error?.message ?? ""
    }
    #expect(try message("").contains("damaged"))
    #expect(try message("{ objects = { ").contains("damaged"))
    #expect(try message("<<<<<<< HEAD\n{}\n=======\n").contains("merge"))
    #expect(try message("{ objects = {}; rootObject = X; }").contains("which of its objects"))
    let bare = "{ objects = { X = { isa = PBXProject; }; }; rootObject = X; }"
    let file = try folder.write("Bare.xcodeproj/project.pbxproj", bare)
    let project = try ProjectFinder().project(at: file.deletingLastPathComponent())
    #expect(throws: ProjectError("'Bare' has no targets.")) { try project.app(named: nil) }
  }

  @Test("The user is asked about several apps; a watch app does not count")
  func severalApps() throws {
    var text = ProjectText()
    text.targets = ["APP", "WATCH"]
    text.objects = [
      "WATCH = { isa = PBXNativeTarget; name = Watch; productType = \"com.apple.product-type.application\"; buildConfigurationList = WLIST; };",
      "WLIST = { isa = XCConfigurationList; buildConfigurations = (WDEBUG,); };",
      "WDEBUG = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = watchos; }; };",
    ]
    let found = try project(text)
    #expect(found.apps.count == 2)
    #expect(try found.app(named: nil).name == "My App")
    #expect(try found.app(named: "Watch").platform == .watch)
    #expect(throws: ProjectError.self) { try found.app(named: "Wach") }
  }
}
