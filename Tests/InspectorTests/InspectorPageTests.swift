import Foundation
import SwiftUI
import Testing

@testable import Inspector

@MainActor @Suite struct InspectorPageTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("inspector-\(UUID().uuidString).html")

  @Test("The page has every step, and needs nothing from elsewhere")
  func page() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let stage = Stage(Counting(), arguments: ["app", "--inspect-to", file.path])
    stage.press("Increment")
    stage.inspector.finish()
    let html = try String(contentsOf: file, encoding: .utf8)
    #expect(html.contains("Counting.count"))
    #expect(html.contains("activate \\\"Increment\\\""))
    #expect(!html.contains("https://"))
    #expect(!html.contains("src="))
  }

  @Test("A state's value cannot end the page's script")
  func escaping() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let stage = Stage(Hostile(), arguments: ["app", "--inspect-to=\(file.path)"])
    stage.inspector.finish()
    let html = try String(contentsOf: file, encoding: .utf8)
    #expect(!html.contains("</script><b>"))
    #expect(html.contains("\\u003c"))
  }
}

private struct Hostile: View {
  @State private var text = "</script><b>"

  var body: some View { Text(text) }
}
