import Observation
import SwiftUI
import Testing
import Timekeeping
import ViewTesting

// Compiled with `-default-isolation MainActor`, the default of new projects in Xcode 26.

@Observable final class Library {
  var titles = ["one"]

  func load() async {
    let loaded = await fetch()
    titles += loaded
  }
}

@concurrent func fetch() async -> [String] { ["二"] }

/// What any thread may read, and what only the main actor may.
@MainActor func onlyOnMain() -> Bool { isOnMainActor() }

/// Isolated by default: otherwise it would not compile.
@Observable final class Unannotated {
  func callsMain() -> Bool { onlyOnMain() }
}

nonisolated func backgroundTask() async -> Bool { isOnMainActor() }
@concurrent func parallelWork() async -> Bool { isOnMainActor() }

struct Theme: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  var theme: String {
    get { self[Theme.self] }
    set { self[Theme.self] = newValue }
  }
}

struct Loud: ViewModifier {
  @Environment(\.theme) private var theme
  func body(content: Content) -> some View {
    VStack {
      content
      Text("theme \(theme)")
    }
  }
}

struct LibraryView: View {
  @State private var library = Library()

  var body: some View {
    VStack {
      ForEach(library.titles, id: \.self) { Text($0) }
      Button("clear") { library.titles = [] }
    }
    .modifier(Loud())
    .environment(\.theme, "dark")
    .task { await library.load() }
  }
}

struct MainActorByDefaultTests {
  @Test("S10.7 Views, models and modifiers work with main actor isolation by default")
  func works() async throws {
    let app = ViewTest(LibraryView())
    #expect(app.exists("one"))
    try await app.settle()
    #expect(app.exists("二"))
    #expect(app.exists("theme dark"))
    try app.tap("clear")
    #expect(!app.exists("one"))
  }

  @Test("S10.7 Unannotated code is on the main actor; nonisolated and @concurrent leave it")
  func leaving() async {
    #expect(Unannotated().callsMain())
    #expect(await !backgroundTask())
    #expect(await !parallelWork())
  }
}
