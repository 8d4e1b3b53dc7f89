import Foundation
import SwiftUI
import Testing

@testable import ViewTesting

@Suite("Approved pictures")
@MainActor
struct PictureTests {
  struct Badge: View {
    var color = Color.red
    var inset: CGFloat = 0

    var body: some View {
      Circle().fill(color).padding(inset).frame(width: 40, height: 30)
        .background(Color.white)
    }
  }

  /// A test file of a package in a temporary folder.
  private func withPackage(_ body: (_ testPath: String) throws -> Void) throws {
    let temporary = FileManager.default.temporaryDirectory
    let folder = temporary.appendingPathComponent("\(UUID())")
    let tests = folder.appendingPathComponent("Tests/AppTests")
    try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
    defer {
      // A differing picture is kept for inspection.
      let pictures = ["badge.png", "new.png"].map { temporary.appendingPathComponent($0) }
      for place in pictures + [folder] { try? FileManager.default.removeItem(at: place) }
    }
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
    try body(tests.appendingPathComponent("BadgeTests.swift").path)
  }

  private func approve(_ name: String, _ badge: Badge, _ path: String) throws {
    let renderer = ImageRenderer(content: badge)
    let golden = GoldenFile(
      name, testPath: path, testID: "AppTests/BadgeTests.swift", folder: "Pictures", ending: "png")
    #expect(golden.url.path.hasSuffix("Tests/Pictures/AppTests/BadgeTests/\(name).png"))
    try golden.write(try #require(renderer.uiImage?.pngData()))
  }

  private func compare(_ name: String, _ badge: Badge, _ path: String) throws {
    try ViewTest.expectPicture(
      name, of: badge, filePath: path, file: "AppTests/BadgeTests.swift", line: 7)
  }

  @Test("A picture equal to the approved one passes, also slightly paler")
  func same() throws {
    try withPackage { path in
      try approve("badge", Badge(), path)
      try compare("badge", Badge(), path)
      try compare("badge", Badge(color: Color.red.opacity(0.95)), path)
    }
  }

  @Test("Another picture fails and reports how much differs and where")
  func other() throws {
    try withPackage { path in
      try approve("badge", Badge(), path)
      let error = #expect(throws: ViewTestError.self) {
        try compare("badge", Badge(inset: 5), path)
      }
      let message = try #require(error).description
      #expect(message.contains("pixels differ"))
      #expect(message.contains("within x"))
      #expect(message.contains("VIEWTESTING_RECORD=1"))
    }
  }

  @Test("Without an approved picture, the error says how to approve the current one")
  func missing() throws {
    try withPackage { path in
      let error = #expect(throws: ViewTestError.self) { try compare("new", Badge(), path) }
      let message = try #require(error).description
      #expect(message.contains("There is no picture"))
    }
  }

  @Test("An empty view cannot be drawn")
  func nothing() throws {
    try withPackage { path in
      let error = #expect(throws: ViewTestError.self) {
        try ViewTest.expectPicture("none", of: EmptyView(), filePath: path)
      }
      let message = try #require(error).description
      #expect(message.contains("no size"))
    }
  }
}
