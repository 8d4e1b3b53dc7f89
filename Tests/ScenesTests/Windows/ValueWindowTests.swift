import SwiftUI
import Testing
import ViewTesting

private struct Desk: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @State private var urls: [String] = []

  var body: some View {
    VStack {
      Text(verbatim: "desk \(urls.joined(separator: " "))")
      Button("Three") { openWindow(value: 3) }
      Button("Four") { openWindow(id: "number", value: 4) }
      Button("Word") { openWindow(value: "word") }
      Button("Close three") { dismissWindow(value: 3) }
    }
    .onOpenURL { urls.append($0.absoluteString) }
  }
}

private struct Number: View {
  @Binding var value: Int?
  @State private var count = 0
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    VStack {
      Text(verbatim: "number \(value ?? 0) count \(count)")
      Button("Count") { count += 1 }
      Button("Desk") { openWindow(id: "desk") }
    }
  }
}

private struct Windows: App {
  var body: some Scene {
    Window("Desk", id: "desk") { Desk() }
    WindowGroup("Number", id: "number", for: Int.self) { $value in Number(value: $value) }
      .handlesExternalEvents(matching: ["numbers://"])
  }
}

@MainActor
struct ValueWindowTests {
  private let app = ViewTest(Windows.self)

  @Test("A value opens its own window, which is the same the next time")
  func opening() throws {
    #expect(app.exists("desk "))
    try app.tap("Three")
    try app.tap("Count")
    #expect(app.exists("number 3 count 1"))
    try app.tap("Desk")
    try app.tap("Four")
    #expect(app.exists("number 4 count 0"))
    try app.tap("Desk")
    try app.tap("Three")
    #expect(app.exists("number 3 count 1"))
  }

  @Test("A closed window starts anew; a value of no group is reported")
  func closing() throws {
    try app.tap("Three")
    try app.tap("Count")
    try app.tap("Desk")
    try app.tap("Close three")
    try app.tap("Three")
    #expect(app.exists("number 3 count 0"))
    try app.tap("Desk")
    try app.tap("Word")
    #expect(app.diagnostics.map(\.code) == ["D23"])
  }

  @Test("A URL is passed to the views that handle it, and brings its scene to the front")
  func urls() throws {
    app.open(URL(string: "notes://today")!)
    #expect(app.exists("desk notes://today"))
    app.open(URL(string: "numbers://7")!)
    #expect(app.exists("number 0 count 0"))
  }
}
