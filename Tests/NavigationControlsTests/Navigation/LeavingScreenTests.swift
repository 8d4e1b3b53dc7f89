import SwiftUI
import Testing
import ViewTesting

/// Screens whose closures read what the program takes away together with them.
@MainActor
struct LeavingScreenTests {
  enum Kind: CaseIterable {
    case shallow, deep, declarerGoes, aboveValue, item, link, column, valueAbove, valueAboveDeep
  }

  private struct Own<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }

  private struct Program: View {
    let kind: Kind
    @State private var isShown = true
    @State private var item: Int? = 1
    @State private var chosen: String? = "x"
    @State private var list = ["a", "b"]
    @State private var path: [Int] = []

    var body: some View {
      switch kind {
      case .shallow:
        NavigationStack {
          Text("root").navigationDestination(isPresented: $isShown) { screen }
        }
      case .deep:
        NavigationStack {
          VStack { VStack { VStack { VStack { VStack { VStack { deeper } } } } } }
        }
      case .declarerGoes:
        NavigationStack {
          VStack {
            Text("root")
            if chosen != nil {
              Text("declarer").navigationDestination(isPresented: .constant(true)) { screen }
            }
          }
        }
      case .aboveValue:
        NavigationStack(path: $path) {
          Text("root")
            .navigationDestination(for: Int.self) { _ in
              Text("below").navigationDestination(isPresented: $isShown) { screen }
            }
        }
        .onAppear { path = [1] }
      case .item:
        NavigationStack {
          Text("root").navigationDestination(item: $item) { _ in screen }
        }
      case .link:
        NavigationStack {
          VStack {
            Text("root")
            NavigationLink(isActive: $isShown) {
              screen
            } label: {
              Text("open")
            }
          }
        }
      case .column:
        NavigationSplitView {
          VStack { VStack { VStack { VStack { VStack { VStack { deeper } } } } } }
        } detail: {
          Text("root")
        }
      case .valueAbove:
        NavigationStack(path: $path) {
          Text("root")
            .navigationDestination(isPresented: $isShown) {
              NavigationLink("on", value: 1)
            }
            .navigationDestination(for: Int.self) { _ in screen }
        }
      case .valueAboveDeep:
        NavigationStack(path: $path) {
          VStack { VStack { VStack { VStack { VStack { VStack { deeper } } } } } }
            .navigationDestination(for: Int.self) { _ in screen }
        }
      }
    }

    private var deeper: some View {
      VStack {
        VStack {
          VStack {
            VStack {
              Text(kind == .column ? "aside" : "root")
                .navigationDestination(isPresented: $isShown) {
                  if kind == .valueAboveDeep { NavigationLink("on", value: 1) } else { screen }
                }
            }
          }
        }
      }
    }

    @ViewBuilder private var screen: some View {
      Own { Text("chosen \(chosen!)") }
      Own { ForEach(list.indices, id: \.self) { index in Own { Text(list[index]) } } }
      Button("Close") { close() }
      Button("Animated") { withAnimation(.linear(duration: 1)) { close() } }
    }

    private func close() {
      (isShown, item) = (false, nil)
      if kind != .valueAboveDeep { path = [] }
      (chosen, list) = (nil, [])
    }
  }

  @Test(
    "S1.16 A screen goes before its views run with what was taken away with it",
    arguments: Kind.allCases, ["Close", "Animated"])
  func leaves(kind: Kind, button: String) async throws {
    let app = ViewTest(Program(kind: kind))
    try await app.settle()
    if kind == .valueAbove || kind == .valueAboveDeep { try app.tap("on") }
    #expect(app.exists("chosen x"))
    try app.tap(.button(button))
    try await app.advance(by: .seconds(2))
    #expect(app.exists("root"))
    #expect(!app.tree.contains("chosen"))
    #expect(app.diagnostics.isEmpty)
  }

  @Test("S1.16 A screen that stays while its link's row leaves follows what it shows")
  func rowOfLinkLeaves() async throws {
    struct Detail: View {
      @Binding var items: [Int]
      var body: some View { Text("\(items.count) left") }
    }
    struct Items: View {
      @State private var items = [1, 2, 3]
      var body: some View {
        VStack {
          NavigationStack {
            List(items, id: \.self) { item in
              NavigationLink("item \(item)") { Detail(items: $items) }
            }
          }
          Button("Delete") { withAnimation(.linear(duration: 1)) { items.removeAll { $0 == 2 } } }
        }
      }
    }
    let app = ViewTest(Items())
    try app.tap("item 2")
    #expect(app.exists("3 left"))
    try app.tap("Delete")
    #expect(app.exists("2 left"))
    try await app.advance(by: .seconds(2))
    #expect(app.exists("2 left"))
  }

  @Test("S12.7 A screen under values of the path takes them along")
  func valuesAbove() async throws {
    struct Stack: View {
      @State private var isShown = true
      @State private var path: [Int] = []
      var body: some View {
        VStack {
          Text("path \(path)")
          NavigationStack(path: $path) {
            Text("root")
              .navigationDestination(isPresented: $isShown) { NavigationLink("on", value: 1) }
              .navigationDestination(for: Int.self) { Text("screen \($0)") }
          }
          Button("Close") { isShown = false }
          Button("Open") { isShown = true }
        }
      }
    }
    let app = ViewTest(Stack())
    for _ in 1...2 {
      try app.tap("on")
      #expect(app.exists("screen 1") && app.exists("path [1]"))
      try app.tap("Close")
      #expect(app.exists("root") && app.exists("path []"))
      try app.tap("Open")
    }
  }
}
