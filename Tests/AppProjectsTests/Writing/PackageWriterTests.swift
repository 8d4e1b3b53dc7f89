import Foundation
import Testing

@testable import AppProjects

@Suite("Packages generated from projects")
struct PackageWriterTests {
  private let folder = ScratchFolder()
  private let place = ScratchFolder()
  private let library = URL(fileURLWithPath: "/library")

  private func project() throws -> AppProject {
    var app = AppTarget(name: "Ma App", kind: .app)
    app.sources = [
      try folder.write("App/App.swift", "@main struct A: App { }"),
      try folder.write("App/画面.swift"),
    ]
    app.resources = [
      try folder.write("App/ja.lproj/Localizable.strings", "\"a\" = \"b\";"),
      try folder.write("App/data.json", "[]"),
      try folder.write("App/Assets.xcassets/Logo.imageset/Contents.json", "{}")
        .deletingLastPathComponent().deletingLastPathComponent(),
    ]
    app.settings.isMainActorByDefault = true
    app.settings.conditions.append("BRIGHT")
    app.dependencies = ["Core"]
    var core = AppTarget(name: "Core", kind: .library)
    core.sources = [try folder.write("Core/Core.swift")]
    return AppProject(name: "P", folder: folder.url, targets: [core, app])
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOf: place.url.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("Sources are links, and the project is left unchanged")
  func links() throws {
    let project = try project()
    let before = folder.contents
    try PackageWriter(library: library, isForKeeps: false)
      .write(project.targets, of: project, to: place.url)
    let link = place.url.appendingPathComponent("Sources/Ma_App/App/画面.swift").path
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link)
        == project.targets[1].sources[1].path)
    let manifest = try #require(text("Package.swift"))
    for part in [
      ".executableTarget(\n      name: \"Ma_App\"", "library + [\"Core\"]",
      ".swiftLanguageMode(.v5)",
      ".defaultIsolation(MainActor.self)", "path: \"/library\"",
      ".define(\"DEBUG\", .when(configuration: .debug))", ".define(\"BRIGHT\")",
    ] { #expect(manifest.contains(part), "\(part)") }
    #expect(text("Sources/Ma_App/GeneratedAssetSymbols.swift")?.contains("logo") == true)
    #expect(folder.contents == before)
  }

  @Test("A file that the project names but that does not exist is reported")
  func missingFile() throws {
    var project = try project()
    project.targets[1].sources.append(folder.url.appendingPathComponent("App/Gone.swift"))
    let error = #expect(throws: ProjectError.self) {
      try PackageWriter(library: library, isForKeeps: true)
        .write(project.targets, of: project, to: place.url)
    }
    #expect(error?.message.contains("App/Gone.swift' belongs to the project") == true)
  }

  @Test("Files removed from the project leave the package; unchanged ones are not written again")
  func again() throws {
    var project = try project()
    let writer = PackageWriter(library: library, isForKeeps: false)
    try writer.write(project.targets, of: project, to: place.url)
    let manifest = place.url.appendingPathComponent("Package.swift").path
    let old = try FileManager.default.attributesOfItem(atPath: manifest)[.modificationDate] as? Date
    project.targets[1].sources.removeLast()
    try writer.write(project.targets, of: project, to: place.url)
    #expect(
      try FileManager.default.attributesOfItem(atPath: manifest)[.modificationDate] as? Date == old)
    #expect(
      (try? FileManager.default.destinationOfSymbolicLink(
        atPath: place.url.appendingPathComponent("Sources/Ma_App/App/画面.swift").path)) == nil)
    #expect(text("Sources/Ma_App/App/App.swift") != nil)
  }

  @Test("Foundation's XML reader is imported only where a source uses it")
  func xml() throws {
    var project = try project()
    project.targets[0].sources.append(
      try folder.write("Core/Feed.swift", "final class Feed: NSObject, XMLParserDelegate {}"))
    try PackageWriter(library: library, isForKeeps: false)
      .write(project.targets, of: project, to: place.url)
    let targets = try #require(text("Package.swift")).components(separatedBy: ".executableTarget(")
    #expect(targets.count == 2)
    #expect(targets[0].contains("\"-import-module\", \"-Xfrontend\", \"FoundationXML\""))
    #expect(!targets[1].contains("FoundationXML"))
    #expect(targets[0].contains("\"FoundationNames\""))
  }

  @Test("UIKit brings notifications, too: they are imported where a source uses their centre")
  func notifications() throws {
    var project = try project()
    project.targets[1].sources.append(
      try folder.write(
        "App/Delegate.swift",
        """
        import SwiftUI
        final class Delegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {}
        """))
    try PackageWriter(library: library, isForKeeps: false)
      .write(project.targets, of: project, to: place.url)
    let targets = try #require(text("Package.swift")).components(separatedBy: ".executableTarget(")
    #expect(targets.count == 2)
    #expect(!targets[0].contains("UserNotifications"))
    #expect(targets[1].contains("\"-import-module\", \"-Xfrontend\", \"UserNotifications\""))
  }

  @Test("A permanent import makes copies, resources and a bundle that finds them")
  func forKeeps() throws {
    let project = try project()
    try PackageWriter(library: library, isForKeeps: true)
      .write(project.targets, of: project, to: place.url)
    #expect(text("Sources/Ma_App/Resources/ja.lproj/Localizable.strings") == "\"a\" = \"b\";")
    #expect(text("Sources/Ma_App/Resources/Assets.xcassets/Logo.imageset/Contents.json") == "{}")
    let bundle = try #require(text("Sources/Ma_App/Bundle+Resources.swift"))
    #expect(bundle.contains("static let main"))
    // The program may declare types with these names.
    #expect(bundle.firstMatch(of: /[^.\w](?:Data|URL|FileManager|Bundle)\b/) == nil)
    let manifest = try #require(text("Package.swift"))
    #expect(manifest.contains(".copy(\"Resources/ja.lproj\")"))
    #expect(manifest.contains(".copy(\"Resources/data.json\")"))
  }

  @Test("A folder that cannot be written to is reported")
  func readOnly() throws {
    let project = try project()
    let file = try place.write("file")
    let error = #expect(throws: ProjectError.self) {
      try PackageWriter(library: library, isForKeeps: false)
        .write(project.targets, of: project, to: file.appendingPathComponent("package"))
    }
    #expect(error?.message.contains("file/package") == true)
  }
}
