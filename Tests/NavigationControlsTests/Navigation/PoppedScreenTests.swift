import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// A popped screen's callbacks, and which of its objects are alive then.
@MainActor
struct PoppedScreenTests {
  private let living = Living()

  /// Pushes a screen and pops it, twice.
  private func visit(_ view: some View) async throws {
    let app = ViewTest(view)
    for _ in 1...2 {
      try app.tap("go")
      try await app.settle()
      #expect(living.take() == ["detail body", "detail appears", "detail starts"])
      #expect(living.count == 1)
      try app.goBack()
      try await app.settle()
      #expect(living.take() == ["detail disappears", "detail ends"])
      #expect(living.count == 0)
    }
    #expect(living.made == 2)
    #expect(app.diagnostics.isEmpty)
  }

  @Test("S14.15 A link with a destination closure does not create it again as it is popped")
  func closure() async throws {
    let living = living
    try await visit(NavigationStack { NavigationLink("go") { Mortal("detail", living) } })
  }

  @Test("S14.15 The same for a destination passed as a view")
  func destination() async throws {
    try await visit(
      NavigationStack { NavigationLink("go", destination: Mortal("detail", living)) })
  }

  @Test("S14.15 The same in a NavigationView")
  func navigationView() async throws {
    let living = living
    try await visit(NavigationView { NavigationLink("go") { Mortal("detail", living) } })
  }

  @Test("S14.15 The same for a link in a list")
  func inList() async throws {
    let living = living
    try await visit(
      NavigationStack { List { NavigationLink("go") { Mortal("detail", living) } } })
  }

  @Test("S14.15 The same for a link with a binding")
  func isActive() async throws {
    struct Bound: View {
      let living: Living
      @State private var isActive = false
      var body: some View {
        NavigationStack {
          NavigationLink(isActive: $isActive) {
            Mortal("detail", living)
          } label: {
            Text("go")
          }
        }
      }
    }
    try await visit(Bound(living: living))
  }

  @Test("S14.15 The same for isPresented and item")
  func bindings() async throws {
    struct Presented: View {
      let living: Living
      @State private var isPresented = false
      var body: some View {
        NavigationStack {
          Button("go") { isPresented = true }
            .navigationDestination(isPresented: $isPresented) { Mortal("detail", living) }
        }
      }
    }
    struct Item: View {
      let living: Living
      @State private var item: Int?
      var body: some View {
        NavigationStack {
          Button("go") { item = 1 }
            .navigationDestination(item: $item) { _ in Mortal("detail", living) }
        }
      }
    }
    try await visit(Presented(living: living))
    let others = PoppedScreenTests()
    try await others.visit(Item(living: others.living))
  }

  @Test("S14.15 The same for a value and for a path")
  func values() async throws {
    struct Valued: View {
      let living: Living
      var body: some View {
        NavigationStack {
          NavigationLink("go", value: 1)
            .navigationDestination(for: Int.self) { _ in Mortal("detail", living) }
        }
      }
    }
    try await visit(Valued(living: living))
  }

  @Test("S14.15 Pushing does not create the covered screen's destinations again")
  func covering() async throws {
    struct Two: View {
      let living: Living
      var body: some View {
        NavigationStack {
          NavigationLink("go", value: 1)
            .navigationDestination(for: Int.self) { number in
              VStack {
                Mortal("screen \(number)", living)
                NavigationLink("on", value: number + 1)
              }
            }
        }
      }
    }
    let app = ViewTest(Two(living: living))
    try app.tap("go")
    try app.tap("on")
    _ = living.take()
    try app.goBack()
    #expect(living.take().filter { $0.hasSuffix("body") } == [])
    #expect(living.made == 2)
  }

  @Test("A stack that its own path shows again is reported, and shows its root")
  func endless() throws {
    struct Endless: View {
      @Binding var path: [Int]
      var body: some View {
        NavigationStack(path: $path) {
          Text("root")
            .navigationDestination(for: Int.self) { _ in Endless(path: $path) }
        }
      }
    }
    struct Holder: View {
      @State private var path = [1]
      var body: some View { Endless(path: $path) }
    }
    let app = ViewTest(Holder())
    #expect(app.exists("root"))
    #expect(app.diagnostics.map(\.code) == ["S12.7"])
  }

  @Test("So is one whose path is new each time")
  func endlessStates() {
    struct Endless: View {
      @State private var path = [1]
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { _ in Endless() }
        }
      }
    }
    let app = ViewTest(Endless())
    #expect(app.exists("root"))
    #expect(app.diagnostics.map(\.code) == ["S12.7"])
  }

  @Test("S12.7 A path written while the user goes back is the one shown")
  func writesPath() async throws {
    struct Stack: View {
      @State private var path = [1, 2]
      var body: some View {
        NavigationStack(path: $path) {
          Text("root")
            .navigationDestination(for: Int.self) { number in
              Text("screen \(number) of \(path.count)")
                .onDisappear { if number == 2 { path = [1, 7] } }
            }
        }
      }
    }
    let app = ViewTest(Stack())
    try await app.settle()
    #expect(app.exists("screen 2 of 2"))
    try app.goBack()
    try await app.settle()
    #expect(app.exists("screen 7 of 2"))
  }

  @Test("Of a popped screen in a collapsed split view nothing remains either")
  func splitView() async throws {
    struct Mail: View {
      var body: some View {
        NavigationSplitView {
          List { NavigationLink("Letter") { Text("Dear Ada").navigationTitle("Letter") } }
        } detail: {
          Text("Nothing chosen")
        }
      }
    }
    let app = ViewTest(Mail(), size: CGSize(width: 390, height: 844))
    try await app.checkInvariants([.leavesNothing])
    try app.tap("Letter")
    #expect(app.exists("Dear Ada"))
    try app.goBack()
    try await app.settle()
    try await app.checkInvariants([.leavesNothing])
    try app.tap("Letter")
    #expect(app.exists("Dear Ada"))
  }
}
