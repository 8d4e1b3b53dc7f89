import SourceModel
import StateOwnership
import Testing

/// Owners, lenders and readers of state, found in the sources.
struct OwnershipGraphTests {
  private func graph(_ source: String) -> OwnershipGraph {
    OwnershipGraphBuilder.graph(
      of: Project(files: [SourceFile(path: "A.swift", text: "import SwiftUI\n" + source)]))
  }

  /// `A.x $x -> B.y` for each binding that is passed on.
  private func lendings(_ graph: OwnershipGraph) -> [String] {
    graph.views.flatMap { view in
      view.states.flatMap { state in
        state.lendings.map { lending in
          let target =
            lending.view.map { "\($0).\(lending.property ?? "?")" } ?? lending.other ?? ""
          return "\(view.id).\(state.name) \(lending.way) -> \(target)"
        }
      }
    }
  }

  @Test("Bindings, objects and copies are distinguished, through initialisers of any form")
  func arguments() {
    let graph = graph(
      """
      class Model: ObservableObject { @Published var name = "" }
      struct A: View {
        @State private var 名前 = "🎈"
        @StateObject private var model = Model()
        var body: some View {
          B(text: self.$名前, model: model)
          C(名前, count: 名前.count)
          C("fixed", count: 1)
          B(text: $model.name, model: Model())
        }
      }
      struct B: View {
        @Binding var content: String
        @ObservedObject private var model: Model
        init(text: Binding<String>, model: Model) { _content = text; self.model = model }
        var body: some View { TextField("", text: $content) }
      }
      struct C: View {
        let title: String
        let count: Int
        init(_ title: String, count: Int) { self.title = title; self.count = count }
        var body: some View { Text(title) }
      }
      """)
    #expect(
      lendings(graph) == [
        "A.名前 binding -> B.content", "A.名前 value -> C.title", "A.名前 value -> C.count",
        "A.model object -> B.model", "A.model binding -> B.content",
        "A.Model() object -> B.model", "B.content binding -> TextField",
      ])
    #expect(graph.view("A")?.state("Model()")?.role == .made)
    #expect(graph.view("B")?.state("content")?.sources.map(\.state) == ["名前", "model"])
  }

  @Test("Values passed out by closures, and renamed ones, are followed")
  func locals() {
    let graph = graph(
      """
      @Observable class Model { var name = "" }
      struct A: View {
        @State private var items: [String] = []
        @State private var model = Model()
        var body: some View {
          ForEach($items, id: \\.self) { $item in B(text: $item) }
          let same = items
          ForEach(same, id: \\.self) { item in C(title: item) }
          @Bindable var bound = model
          B(text: $bound.name)
          B(text: Binding(get: { model.name }, set: { model.name = $0 }))
          ForEach(0..<3) { items in C(title: "\\(items)") }
        }
      }
      struct B: View { @Binding var text: String; var body: some View { TextField("", text: $text) } }
      struct C: View { let title: String; var body: some View { Text(title) } }
      """)
    #expect(
      lendings(graph).filter { !$0.contains("ForEach") } == [
        "A.items binding -> B.text", "A.items value -> C.title", "A.model binding -> B.text",
        "A.model binding -> B.text", "B.text binding -> TextField",
      ])
  }

  @Test("The environment reaches the views below, until one sets another value")
  func environment() {
    let graph = graph(
      """
      class Store: ObservableObject { @Published var count = 0 }
      @main struct Program: App {
        @StateObject private var store = Store()
        @State private var tint = 1
        var body: some Scene {
          WindowGroup { Root().environmentObject(store).environment(\\.tint, tint) }
        }
      }
      struct Root: View {
        @StateObject private var other = Store()
        var body: some View {
          header
          Leaf()
          VStack { footer }.environmentObject(other)
        }
        var header: some View { Top() }
        var footer: some View { Bottom() }
      }
      struct Top: View { @EnvironmentObject var store: Store; var body: some View { Text("") } }
      struct Bottom: View { @EnvironmentObject var store: Store; var body: some View { Text("") } }
      struct Leaf: View { @Environment(\\.tint) var tint; var body: some View { Text("\\(tint)") } }
      struct Alone: View { @EnvironmentObject var store: Store; var body: some View { Text("") } }
      """)
    #expect(
      lendings(graph) == [
        "Program.store environment -> Top.store", "Program.tint environment -> Leaf.tint",
        "Root.other environment -> Bottom.store",
      ])
    #expect(graph.view("Alone")?.state("store")?.unknown?.english.contains("'Store'") == true)
    #expect(graph.view("Leaf")?.state("tint")?.uses.map(\.member) == ["body"])
  }

  @Test("What a project's View extensions inject and create counts where they are called")
  func helpers() {
    let graph = graph(
      """
      @Observable class Store { static let shared = Store(); var count = 0 }
      @Observable class Theme { var tint = 1 }
      extension View {
        func withEverything(_ theme: Theme) -> some View {
          self.environment(theme).padding().environment(Store.shared)
        }
        func withRoutes() -> some View {
          navigationDestination(for: Int.self) { _ in Detail() }
        }
      }
      struct Root: View {
        @State private var theme = Theme()
        var body: some View { Text("").withRoutes().withEverything(theme) }
      }
      struct Detail: View {
        @Environment(Theme.self) private var theme
        @Environment(Store.self) private var store
        var body: some View { Text("\\(theme.tint) \\(store.count)") }
      }
      """)
    #expect(
      lendings(graph) == [
        "Root.theme environment -> Detail.theme",
        "Root.Store.shared environment -> Detail.store",
      ])
    #expect(graph.view("Root")?.makes == ["Detail"])
  }

  @Test("The view's own accesses are listed by member; unknown ones are reported as such")
  func usesAndUnknown() {
    let graph = graph(
      """
      class Model: ObservableObject { @Published var count = 0; func load() {} }
      struct A: View {
        @ObservedObject var model: Model
        @Binding var gone: Int
        var body: some View { Button("\\(model.count)") { save() } }
        func save() { model.count += 1; model.load(); gone = 2 }
      }
      func make(_ model: Model, _ n: Binding<Int>) -> some View { A(model: model, gone: n) }
      struct B: View { @Binding var x: Int; var body: some View { Text("\\(x)") } }
      #Preview { B(x: .constant(1)) }
      """)
    let model = graph.view("A")?.state("model")
    #expect(
      model?.uses.map { "\($0.member) \($0.access) \($0.part)" } == [
        "body reads count", "save() writes count", "save() calls load()",
      ])
    #expect(model?.unknown?.english == "'model' at A.swift:9 cannot be followed")
    #expect(graph.view("B")?.state("x")?.unknown?.english == "nothing here makes a 'B'")
    #expect(graph.objects.map(\.watched) == [["count"]])
  }

  @Test("Views that create each other terminate, and so do invalid sources")
  func circles() {
    let circle = graph(
      """
      struct A: View { @Binding var x: Int; var body: some View { B(x: $x) } }
      struct B: View { @Binding var x: Int; var body: some View { A(x: $x); A(x: $x) } }
      """)
    #expect(lendings(circle) == ["A.x binding -> B.x", "B.x binding -> A.x"])
    for length in stride(from: 0, to: 200, by: 7) {
      _ = graph(
        String(
          "struct A: View { @State var x = 1; var body: some View { B(x: $x) { } } }".prefix(length)
        ))
    }
  }
}
