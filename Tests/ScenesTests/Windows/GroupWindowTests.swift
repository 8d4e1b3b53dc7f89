import SwiftUI
import Testing
import ViewTesting

private struct Desk: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    VStack {
      Text("desk")
      Button("Plain") { openWindow(id: "plain") }
      Button("Single") { openWindow(id: "single") }
      Button("Three") { openWindow(value: 3) }
      Button("Four") { openWindow(value: 4) }
      Button("No number") { openWindow(id: "number") }
      Button("Close three") { dismissWindow(id: "number", value: 3) }
      Button("Close numbers") { dismissWindow(id: "number") }
      Button("Another three") {
        dismissWindow(value: 3)
        openWindow(value: 3)
      }
      Button("Code") { openWindow(id: "code") }
    }
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text(verbatim: "\(name) \(count)")
      Button("Count") { count += 1 }
      Button("Desk") { openWindow(id: "desk") }
      Button("Close") { dismiss() }
    }
  }
}

private struct Number: View {
  @Binding var value: Int?

  var body: some View {
    Counter(name: "number \(value ?? 0)")
    Button("Later") {
      Task {
        try? await Task.sleep(for: .seconds(1))
        value = 10 * (value ?? 0)
      }
    }
  }
}

@MainActor private var codes = 0

private struct Code: View {
  @Binding var code: Int
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Text(verbatim: "code \(code)")
    Text(verbatim: "again \(code)")
    Button("Next") { code += 10 }
    Button("Desk") { openWindow(id: "desk") }
    Button("Same") { openWindow(id: "code", value: code) }
  }
}

private struct Windows: App {
  var body: some Scene {
    Window("Desk", id: "desk") { Desk() }
    WindowGroup("Plain", id: "plain") { Counter(name: "plain") }.keyboardShortcut("p")
    Window("Single", id: "single") { Counter(name: "single") }
    WindowGroup("Number", id: "number", for: Int.self) { $value in Number(value: $value) }
    WindowGroup("Code", id: "code", for: Int.self) { $code in
      Code(code: $code)
    } defaultValue: {
      MainActor.assumeIsolated {
        codes += 1
        return codes
      }
    }
  }
}

@MainActor
@Suite(.serialized)
struct GroupWindowTests {
  private let app = ViewTest(Windows.self)

  init() { codes = 0 }

  @Test("A group's id opens a new window with its own state, a window's id always the same")
  func opening() throws {
    try app.tap("Plain")
    try app.tap("Count")
    #expect(app.exists("plain 1"))
    try app.openWindow(id: "plain")
    #expect(app.exists("plain 0"))
    try app.tap("Close")
    #expect(app.exists("plain 1"))
    try app.press(KeyboardShortcut("p"))
    #expect(app.exists("plain 0"))
    try app.tap("Desk")
    try app.tap("Single")
    try app.tap("Count")
    try app.tap("Desk")
    try app.tap("Single")
    #expect(app.exists("single 1"))
    try app.tap("Close")
    #expect(app.exists("desk"))
  }

  @Test("A group whose windows were all closed opens a new one")
  func reopening() throws {
    for _ in 0..<3 {
      try app.tap("Plain")
      #expect(app.exists("plain 0"))
      try app.tap("Count")
      try app.tap("Close")
      #expect(app.exists("desk"))
    }
  }

  @Test("A group of values opens a new window without a value")
  func withoutValue() throws {
    try app.tap("No number")
    try app.tap("Count")
    try app.tap("Desk")
    try app.tap("No number")
    #expect(app.exists("number 0 0"))
    try app.tap("Close")
    #expect(app.exists("desk"))
  }

  @Test("A group's id closes all its windows")
  func closing() throws {
    for name in ["Three", "Four"] {
      try app.tap(.named(name))
      try app.tap("Count")
      try app.tap("Desk")
    }
    try app.tap("Close numbers")
    try app.tap("Three")
    #expect(app.exists("number 3 0"))
    try app.tap("Close")
    try app.tap("Four")
    #expect(app.exists("number 4 0"))
    try app.tap("Close")
    #expect(app.exists("desk"))
  }

  @Test("A window that is closed and opened again at once starts anew")
  func again() throws {
    try app.tap("Three")
    try app.tap("Count")
    try app.tap("Desk")
    try app.tap("Another three")
    #expect(app.exists("number 3 0"))
  }

  @Test("A window's binding stays its own after another window was closed")
  func binding() async throws {
    try app.tap("Three")
    try app.tap("Desk")
    try app.tap("Four")
    try app.tap("Later")
    try app.tap("Desk")
    try app.tap("Close three")
    try await app.advance(by: .seconds(2))
    try app.tap("Close numbers")
    #expect(app.exists("desk") && app.diagnostics.isEmpty)
    try app.tap("Four")
    try app.tap("Later")
    try await app.advance(by: .seconds(2))
    #expect(app.exists("number 40 0"))
  }

  @Test("A window's default value is created once, when it opens, and belongs to the window")
  func defaultValue() throws {
    #expect(codes == 0)
    try app.tap("Code")
    #expect(app.exists("code 1") && app.exists("again 1"))
    try app.tap("Same")
    #expect(app.exists("code 1") && codes == 1)
    try app.tap("Next")
    #expect(app.exists("code 11") && app.exists("again 11"))
    try app.tap("Desk")
    try app.tap("Code")
    #expect(app.exists("code 2") && app.exists("again 2") && codes == 2)
  }
}
