import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Scenes

private struct Letters: App {
  var body: some Scene {
    DocumentGroup(newDocument: Letter()) { file in Text(file.document.text) }
  }
}

@MainActor
struct LaunchFilesTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("launch-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test("Files are passed as paths, and as URLs by a desktop; options and other URLs are not files")
  func files() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("My 手紙.txt")
      try Data().write(to: file)
      let other = folder.appendingPathComponent("new.txt")
      let found = LaunchFiles.among([
        "program", "--size", "40x10", file.path, file.absoluteString, "https://example.org/a.txt",
        other.absoluteString, "--data", "missing.txt", "word",
      ])
      #expect(found.map(\.path) == [file.path, file.path, other.path])
    }
  }

  @Test("A URL without slashes is one if the program declares its scheme, and never a file")
  func addresses() {
    let arguments = ["program", "mailto:ada@example.org", "app:settings.page", "https://a.org"]
    let schemes = ["Mailto"]
    let found = LaunchFiles.addresses(among: arguments, schemes: schemes)
    #expect(found.map(\.absoluteString) == ["mailto:ada@example.org", "https://a.org"])
    let files = LaunchFiles.among(arguments, schemes: schemes)
    #expect(files.map(\.lastPathComponent) == ["app:settings.page"])
  }

  @Test("The value of a user default is not a file, even if one has that name")
  func defaults() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("ja.txt")
      try Data().write(to: file)
      let found = LaunchFiles.among([
        "program", "-AppleLanguages", file.path, "-NSDoubleLocalizedStrings", "YES", file.path,
      ])
      #expect(found.map(\.path) == [file.path])
    }
  }

  @Test("Each of several files passed at launch has a window")
  func several() throws {
    try withFolder { folder in
      let files = try ["one", "two"].map { name in
        let file = folder.appendingPathComponent("\(name).txt")
        try Data("Dear \(name)".utf8).write(to: file)
        return file
      }
      let app = ViewTest(Letters.self, files: files)
      #expect(app.window.label == "two")
      #expect(app.exists("Dear two"))
      app.unmount()
    }
  }
}
