import SwiftUI
import Testing
import ViewTesting

@MainActor
private final class Library: ObservableObject {
  @Published var books = 1
}

private struct Shelf: View {
  @EnvironmentObject private var library: Library
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Books: \(library.books)")
      Text("Count: \(count)")
      Button("Count") { count += 1 }
      Button("Buy") { library.books += 1 }
    }
  }
}

private struct LibraryApp: App {
  @StateObject private var library = Library()

  var body: some Scene {
    WindowGroup("Library of \(library.books)") {
      Shelf().environmentObject(library)
    }
  }
}

private struct CountingApp: App {
  @State private var total = 0

  var body: some Scene {
    WindowGroup {
      Text("Total: \(total)")
      Button("Add") { total += 1 }
    }
  }
}

@MainActor
struct AppTests {
  @Test("S2.14 An app's state object lives with the app and updates its windows")
  func stateObject() throws {
    let app = ViewTest(LibraryApp.self)
    #expect(app.exists("Books: 1"))
    try app.tap("Count")
    try app.tap("Buy")
    #expect(app.exists("Books: 2"))
    #expect(app.exists("Count: 1"))
    #expect(app.window.label == "Library of 2")
    #expect(app.diagnostics.isEmpty)
  }

  @Test("S2.14 State works in an app")
  func state() throws {
    let app = ViewTest(CountingApp.self)
    try app.tap("Add")
    #expect(app.exists("Total: 1"))
    #expect(app.diagnostics.isEmpty)
  }

  @Test("Each launch is a separate app")
  func independence() throws {
    let (a, b) = (ViewTest(CountingApp.self), ViewTest(CountingApp.self))
    try a.tap("Add")
    #expect(a.exists("Total: 1"))
    #expect(b.exists("Total: 0"))
  }
}
