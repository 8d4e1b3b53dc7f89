import Foundation
import Testing

@testable import AppProjects

@Suite("Finding out what a path refers to")
struct ProjectFinderTests {
  private let folder = ScratchFolder()

  private func message(_ path: String = "") -> String? {
    let url = path.isEmpty ? folder.url : folder.url.appendingPathComponent(path)
    return #expect(throws: ProjectError.self) { try ProjectFinder().project(at: url) }?.message
  }

  @Test("An empty path, a folder without Swift and a file of another kind are reported")
  func nothing() throws {
    try folder.write("Notes.txt")
    #expect(message("gone")?.contains("There is nothing at") == true)
    #expect(message()?.contains("There is no Swift file") == true)
    #expect(message("Notes.txt")?.contains("is no project") == true)
  }

  @Test("A file with an app is that app; one with a view is wrapped in an app")
  func files() throws {
    let app = try folder.write("Tiny.swift", "import SwiftUI\n@main struct Tiny: App { }")
    #expect(try ProjectFinder().project(at: app).apps[0].generated.isEmpty)
    let view = try folder.write(
      "絵.swift",
      "import SwiftUI\nstruct Row: View { let n: Int\n var body: some View { Text(\"\") } }\n"
        + "struct Page: View {\n @State private var n = 0\n var body: some View { Row(n: n) } }")
    let target = try ProjectFinder().project(at: view).apps[0]
    #expect(target.module == "絵")
    #expect(target.generated["KumikiStart.swift"]?.contains("WindowGroup { Page() }") == true)
    let statements = try folder.write("Script.swift", "import SwiftUI\nprint(\"hello\")\n")
    #expect(try ProjectFinder().project(at: statements).apps[0].generated.isEmpty)
    let empty = try folder.write("Empty.swift", "import SwiftUI\n")
    #expect(
      #expect(throws: ProjectError.self) { try ProjectFinder().project(at: empty) }?.message
        .contains("does not say where it starts") == true)
  }

  @Test("A folder of sources is an app that also includes the other files in it")
  func sources() throws {
    try folder.write("src/App.swift", "import SwiftUI\n@main struct A: App { }")
    try folder.write("src/Views/B.swift")
    try folder.write("src/data.json")
    try folder.write("src/Assets.xcassets/Logo.imageset/Contents.json")
    let target = try ProjectFinder().project(at: folder.url.appendingPathComponent("src")).apps[0]
    #expect(target.sources.map(\.lastPathComponent) == ["App.swift", "B.swift"])
    #expect(target.resources.map(\.lastPathComponent) == ["Assets.xcassets", "data.json"])
  }

  @Test("A folder described by XcodeGen or Tuist is read from its sources, and this is reported")
  func describedByTools() throws {
    try folder.write("yml/project.yml", "name: Shop\n")
    try folder.write("yml/Sources/App.swift", "import SwiftUI\n@main struct A: App { }")
    try folder.write("tuist/Project.swift", "import ProjectDescription\nlet project = Project()\n")
    try folder.write("tuist/Sources/App.swift", "import SwiftUI\n@main struct A: App { }")
    try folder.write("plain/Project.swift", "import SwiftUI\n@main struct A: App { }")
    // Saved on Windows, next to a package that only holds tools.
    try folder.write(
      "windows/Project.swift", "import ProjectDescription\r\nlet project = Project()\r\n")
    try folder.write("windows/Sources/App.swift", "import SwiftUI\r\n@main struct A: App { }\r\n")
    try folder.write(
      "windows/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Tools", targets: [])
      """)
    let described = try ["yml", "tuist", "plain", "windows"].map {
      try ProjectFinder().project(at: folder.url.appendingPathComponent($0))
    }
    #expect(described[0].note.contains("'project.yml' describes a project for XcodeGen"))
    #expect(described[1].note.contains("'tuist generate'"))
    #expect(described[1].apps[0].sources.map(\.lastPathComponent) == ["App.swift"])
    #expect(described[2].note.isEmpty)
    #expect(described[2].apps[0].sources.map(\.lastPathComponent) == ["Project.swift"])
    #expect(described[3].note.contains("'tuist generate'"))
    #expect(described[3].apps[0].sources.map(\.lastPathComponent) == ["App.swift"])
  }

  @Test("A package of libraries is reported with its targets, and not compiled with its manifest")
  func libraries() throws {
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Lib", targets: [.target(name: "Lib")])
      """)
    try folder.write("Sources/Lib/Badge.swift", "import SwiftUI\n")
    let project = try ProjectFinder().project(at: folder.url)
    #expect(
      #expect(throws: ProjectError.self) { try project.app(named: nil) }?.message
        .contains("has no app. Its targets are: 'Lib'") == true)
  }

  @Test("The project is found a few folders down; if there are two, the user is asked")
  func depth() throws {
    var text = ProjectText()
    text.sources = ""
    try folder.write("ios/App/One.xcodeproj/project.pbxproj", text.text)
    try folder.write("Pods/Pods.xcodeproj/project.pbxproj", text.text)
    #expect(try ProjectFinder().project(at: folder.url).name == "One")
    try folder.write("ios/App/Two.xcodeproj/project.pbxproj", text.text)
    #expect(message()?.contains("'ios/App/One.xcodeproj', 'ios/App/Two.xcodeproj'") == true)
  }

  @Test("A workspace includes the projects that it names, in nested groups")
  func workspace() throws {
    try folder.write("A/App.xcodeproj/project.pbxproj", ProjectText().text)
    try folder.write(
      "All.xcworkspace/contents.xcworkspacedata",
      """
      <?xml version="1.0"?><Workspace version="1.0"><Group location="group:A" name="x">
      <FileRef location="group:App.xcodeproj"></FileRef></Group>
      <FileRef location="container:Gone.xcodeproj"></FileRef></Workspace>
      """)
    let project = try ProjectFinder().project(at: folder.url)
    #expect(project.name == "All" && project.apps.map(\.name) == ["My App"])
    try folder.write("All.xcworkspace/contents.xcworkspacedata", "no list")
    #expect(message("All.xcworkspace")?.contains("damaged") == true)
  }

  @Test("Targets that depend on each other in a cycle are reported")
  func circle() throws {
    var (app, a, b) = (
      AppTarget(name: "App", kind: .app), AppTarget(name: "A", kind: .library),
      AppTarget(name: "B", kind: .library)
    )
    (app.dependencies, a.dependencies, b.dependencies) = (["A", "Elsewhere"], ["B"], [])
    var project = AppProject(name: "P", folder: folder.url, targets: [app, a, b])
    #expect(try project.needed(by: app).map(\.name) == ["B", "A", "App"])
    project.targets[2].dependencies = ["A"]
    #expect(throws: ProjectError.self) { try project.needed(by: app) }
  }

  @Test("A package's app is described by a property list in its folder, which is not a resource")
  func described() throws {
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Lamp",
        targets: [.executableTarget(name: "Lamp", resources: [.process("Resources")])])
      """)
    try folder.write("Sources/Lamp/Lamp.swift", "print(1)")
    try folder.write("Sources/Lamp/Resources/words.txt", "light")
    let list = try folder.write(
      "Sources/Lamp/Resources/Lamp-Info.plist", "<plist><dict></dict></plist>")
    let target = try #require(try ProjectFinder().project(at: folder.url).apps.first)
    #expect(target.information == (try Data(contentsOf: list)))
    #expect(target.resources.map(\.lastPathComponent) == ["words.txt"])
  }
}
