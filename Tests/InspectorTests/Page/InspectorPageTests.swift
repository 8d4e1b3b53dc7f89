import Foundation
import SwiftUI
import Testing

@testable import Inspector

@MainActor @Suite struct InspectorPageTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("inspector-\(UUID().uuidString).html")

  @Test("The page has every step, and loads nothing from elsewhere")
  func page() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let fixture = HostFixture(Counting(), arguments: ["app", "--inspect-to", file.path])
    fixture.press("Increment")
    fixture.inspector.finish()
    let html = try String(contentsOf: file, encoding: .utf8)
    #expect(html.contains("Counting.count"))
    #expect(html.contains("activate \\\"Increment\\\""))
    #expect(!html.contains("https://"))
    #expect(!html.contains("src="))
  }

  @Test("A thousand steps are kept; older ones are dropped, and the first one left has the graph")
  func manySteps() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let fixture = HostFixture(Counting(), arguments: ["app", "--inspect-to", file.path])
    for _ in 0..<1010 { fixture.press("Increment") }
    fixture.inspector.finish()
    let steps = try steps()
    #expect(steps.count == 1000)
    #expect(steps.last?.number == 1011)
    #expect(steps.first?.number == 12)
    #expect(steps.first?.picture != nil)
    #expect(steps.last?.changes.first?.new == "1010")
  }

  @Test(
    "Text typed into a secure field is not on the page, nor what was typed before it was secure")
  func secrets() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let fixture = HostFixture(Locking(), arguments: ["app", "--inspect-to", file.path])
    fixture.type("open sesame", into: "Word")
    fixture.leave()
    #expect(try String(contentsOf: file, encoding: .utf8).contains("open sesame"))
    fixture.press("Lock")
    fixture.type("!", into: "Word")
    fixture.inspector.finish()
    let html = try String(contentsOf: file, encoding: .utf8)
    #expect(!html.contains("open sesame"))
    #expect(html.contains("••••"))
  }

  @Test("A recording without steps is also a page")
  func empty() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let fixture = HostFixture(
      Counting(), arguments: ["app", "--inspect-to", file.path], isMounted: false)
    fixture.inspector.finish()
    #expect(try steps().isEmpty)
  }

  @Test("Each reader of an object is listed with the properties that it reads")
  func properties() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let fixture = HostFixture(Reading(), arguments: ["app", "--inspect-to", file.path])
    fixture.inspector.finish()
    let value = try #require(try steps().first?.picture?.values.first)
    #expect(value.fields == [["title", "\"吾輩は猫である\""], ["pages", "300"]])
    #expect(value.readers.contains { $0.fields == ["title"] })
    #expect(!value.readers.contains { $0.fields.contains("pages") })
  }

  /// The steps as the page's script parses them.
  private func steps() throws -> [Step] {
    let html = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(html.range(of: #"id="steps">"#)?.upperBound)
    let end = try #require(html[start...].range(of: "</script>")?.lowerBound)
    return try JSONDecoder().decode([Step].self, from: Data(html[start..<end].utf8))
  }

  private struct Step: Decodable {
    struct Change: Decodable { let new: String? }

    let number: Int
    let changes: [Change]
    let picture: GraphPicture?
  }

  @Test("A page that cannot be written is refused at once, with the reason")
  func refusals() {
    func problem(_ arguments: String...) -> String? { Inspector.problem(in: ["app"] + arguments) }
    let folder = file.deletingLastPathComponent().path
    #expect(problem() == nil)
    #expect(problem("--inspect") == nil)
    #expect(problem("--inspect-to", file.path) == nil)
    #expect(problem("--inspect-to=\(file.path)") == nil)
    #expect(problem("--inspect-to", "page.html") == nil)
    #expect(problem("--inspect-to")?.contains("needs the name") == true)
    #expect(problem("--inspect-to=")?.contains("needs the name") == true)
    #expect(problem("--inspect-to", "--inspect")?.contains("needs the name") == true)
    #expect(problem("--inspect-to", folder)?.contains("is a folder") == true)
    #expect(
      problem("--inspect-to", file.path + "/nowhere/page.html")?.contains("there is no folder")
        == true)
  }

  @Test("A state's value cannot end the page's script")
  func escaping() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let fixture = HostFixture(Hostile(), arguments: ["app", "--inspect-to=\(file.path)"])
    fixture.inspector.finish()
    let html = try String(contentsOf: file, encoding: .utf8)
    #expect(!html.contains("</script><b>"))
    #expect(html.contains("\\u003c"))
  }
}

private struct Hostile: View {
  @State private var text = "</script><b>"

  var body: some View { Text(text) }
}

private struct Locking: View {
  @State private var word = ""
  @State private var isLocked = false

  var body: some View {
    VStack {
      if isLocked { SecureField("Word", text: $word) } else { TextField("Word", text: $word) }
      Button("Lock") { isLocked = true }
    }
  }
}

@Observable private final class Book {
  var title = "吾輩は猫である"
  var pages = 300
}

private struct Reading: View {
  @State private var book = Book()

  var body: some View { Cover(book: book) }
}

private struct Cover: View {
  let book: Book

  var body: some View { Text(book.title) }
}
