import SwiftUI
import Testing
import ViewTesting

/// Logs when it is measured and placed.
private struct Noted: Layout {
  let log: Log

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    MainActor.assumeIsolated { log("size") }
    return subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    MainActor.assumeIsolated { log("place") }
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

private struct Stated: View {
  let name: String
  let log: Log
  var body: some View {
    Text(name)
      .onAppear { log("\(name) appears") }
      .onDisappear { log("\(name) disappears") }
  }
}

@MainActor
struct AppearanceOrderTests {
  private let log = Log()

  @Test("S14.1 At first show: body, size, position, then onAppear")
  func firstShow() {
    struct Shown: View {
      let log: Log
      var body: some View {
        let _ = log("body")
        Noted(log: log) { Text("content") }.onAppear { log("appears") }
      }
    }
    let app = ViewTest(Shown(log: log))
    var lines: [String] = []
    for line in log.take() where lines.last != line { lines.append(line) }
    #expect(lines.first == "body")
    #expect(lines.last == "appears")
    #expect(lines.filter { $0 == "appears" }.count == 1)
    #expect(lines.contains("place"))
    app.unmount()
  }

  @Test("S14.1 onAppear knows a geometry reader's size, and its content has appeared before")
  func readers() {
    struct Read: View {
      let log: Log
      @State private var width: CGFloat = 0
      var body: some View {
        GeometryReader { proxy in
          Color.clear
            .onAppear { log("content") }
            .onChange(of: proxy.size.width, initial: true) { _, new in width = new }
        }
        .onAppear { log("reader") }
        .frame(width: 50, height: 20)
      }
    }
    let app = ViewTest(Read(log: log))
    #expect(Set(log.take()) == ["content", "reader"])
    app.unmount()
  }

  @Test("S1.22 Static views appear from the inside out, a branch after the view that contains it")
  func nesting() {
    struct Nest: View {
      let log: Log
      let isThere = true
      var body: some View {
        VStack {
          VStack { Text("a").onAppear { log("text") } }.onAppear { log("stack") }
          if isThere { Text("b").onAppear { log("branch") } }
          ForEach(0..<2, id: \.self) { number in
            AnyView(Text("c").onAppear { log("erased \(number)") })
              .onAppear { log("element \(number)") }
          }
          Text("d").onAppear { log("last") }
        }
        .onAppear { log("whole") }
      }
    }
    let app = ViewTest(Nest(log: log))
    #expect(
      log.take() == [
        "text", "stack", "last", "whole", "branch", "element 0", "erased 0", "element 1",
        "erased 1",
      ])
    app.unmount()
  }

  @Test("S1.22 A group that is inserted with its branch appears before it")
  func laterBranch() {
    struct Later: View {
      let log: Log
      @State private var isOn = false
      var body: some View {
        VStack {
          Button("Show") { isOn = true }
          Group {
            if isOn { Text("b").onAppear { log("branch") } }
          }
          .onAppear { log("group") }
        }
      }
    }
    let app = ViewTest(Later(log: log))
    #expect(log.take() == [])
    #expect(throws: Never.self) { try app.tap("Show") }
    #expect(log.take() == ["group", "branch"])
    app.unmount()
  }

  @Test(
    "S1.22 A state that a view sets as it appears is visible to a branch in it",
    arguments: [false, true])
  func stateForBranch(isRow: Bool) {
    struct Name: View {
      let log: Log
      @State private var draft = ""
      var body: some View {
        ZStack {
          TextField("Name", text: $draft)
          if draft != "other" { Text("Untitled").onAppear { log(draft) } }
        }
        .onAppear { draft = "Untitled" }
      }
    }
    let app =
      isRow
      ? ViewTest(List { ForEach(0..<1, id: \.self) { _ in Name(log: log) } })
      : ViewTest(Name(log: log))
    #expect(log.take() == ["Untitled"])
    app.unmount()
  }

  @Test("S1.6 Another id: the new view appears, then the old one disappears")
  func anotherID() throws {
    struct Keyed: View {
      let log: Log
      @State private var id = 0
      var body: some View {
        VStack {
          PlainButton("next") { id += 1 }
          Stated(name: "\(id)", log: log).id(id)
        }
      }
    }
    let app = ViewTest(Keyed(log: log))
    #expect(log.take() == ["0 appears"])
    try app.tap("next")
    #expect(log.take() == ["1 appears", "0 disappears"])
  }

  @Test("S1.20 Inserted views appear before those removed in the same update disappear")
  func comingAndGoing() throws {
    struct Siblings: View {
      let log: Log
      @State private var isOther = false
      @State private var first = 1
      var body: some View {
        VStack {
          PlainButton("other") { isOther.toggle() }
          PlainButton("shift") { first += 1 }
          if !isOther { Stated(name: "a", log: log) }
          if isOther { Stated(name: "b", log: log) }
          ForEach(first..<first + 2, id: \.self) { Stated(name: "\($0)", log: log) }
        }
      }
    }
    let app = ViewTest(Siblings(log: log))
    _ = log.take()
    try app.tap("other")
    #expect(log.take() == ["b appears", "a disappears"])
    try app.tap("other")
    #expect(log.take() == ["a appears", "b disappears"])
    try app.tap("shift")
    #expect(log.take() == ["3 appears", "1 disappears"])
  }

  @Test("S1.20 An uncovered screen appears before the one above it disappears")
  func screens() throws {
    struct Screens: View {
      let log: Log
      @State private var path: [Int] = []
      @State private var tab = 0
      var body: some View {
        TabView(selection: $tab) {
          Tab("First", systemImage: "star", value: 0) {
            NavigationStack(path: $path) {
              VStack {
                Stated(name: "root", log: log)
                PlainButton("push") { path = [1] }
                PlainButton("tab") { tab = 1 }
              }
              .navigationDestination(for: Int.self) { number in
                Stated(name: "\(number)", log: log)
                PlainButton("pop") { path = [] }
                PlainButton("replace") { path = [number + 1] }
              }
            }
          }
          Tab("Second", systemImage: "star", value: 1) {
            Stated(name: "second", log: log)
            PlainButton("back") { tab = 0 }
          }
        }
      }
    }
    let app = ViewTest(Screens(log: log))
    #expect(log.take() == ["root appears"])
    try app.tap("push")
    #expect(log.take() == ["1 appears", "root disappears"])
    try app.tap("replace")
    #expect(log.take() == ["2 appears", "1 disappears"])
    try app.tap("pop")
    #expect(log.take() == ["root appears", "2 disappears"])
    try app.tap("push")
    _ = log.take()
    try app.goBack()
    #expect(log.take() == ["root appears", "1 disappears"])
    try app.tap("tab")
    #expect(log.take() == ["second appears", "root disappears"])
    try app.tap("back")
    #expect(log.take() == ["root appears", "second disappears"])
  }

  @Test("A view that goes and comes back within a frame disappears before it appears")
  func flickering() throws {
    struct Flickering: View {
      let log: Log
      @State private var isOn = true
      var body: some View {
        VStack {
          Button("flicker") {
            isOn = false
            withAnimation { isOn = true }
          }
          Group { if isOn { Text("shown").transition(.identity) } }
            .onAppear { log("appears") }
            .onDisappear { log("disappears") }
        }
      }
    }
    let app = ViewTest(Flickering(log: log))
    #expect(log.take() == ["appears"])
    for _ in 0..<2 {
      try app.tap("flicker")
      #expect(log.take() == ["disappears", "appears"])
    }
  }

  @Test("S14.2 With an identity transition the old view disappears first")
  func identityTransition() throws {
    struct Keyed: View {
      let log: Log
      @State private var id = 0
      var body: some View {
        VStack {
          PlainButton("next") { id += 1 }
          Stated(name: "\(id)", log: log).transition(.identity).id(id)
          if id < 2 {
            Stated(name: "low", log: log).transition(.identity)
          } else {
            Stated(name: "high", log: log).transition(.identity)
          }
        }
      }
    }
    let app = ViewTest(Keyed(log: log))
    #expect(log.take() == ["0 appears", "low appears"])
    try app.tap("next")
    #expect(log.take() == ["0 disappears", "1 appears"])
    try app.tap("next")
    #expect(
      log.take() == ["1 disappears", "2 appears", "low disappears", "high appears"])
  }

  @Test("S14.3 Each block of the main queue sees the frame with earlier blocks' writes")
  func nestedBlocks() async throws {
    struct Nested: View {
      let log: Log
      @State private var value = 0
      var body: some View {
        PlainButton("go") {
          later {
            value = 1
            later {
              value = 2
              later { value = 3 }
            }
          }
        }
        .onChange(of: value) { old, new in log("\(old) \(new)") }
      }
    }
    let app = ViewTest(Nested(log: log))
    try app.tap("go")
    try await app.settle()
    #expect(log.take() == ["0 1", "1 2", "2 3"])
  }

  @Test("A window with an empty view appears all the same")
  func emptyRoot() throws {
    let app = ViewTest(AnyView(EmptyView()).onAppear { [log] in log("appears") })
    #expect(log.take() == ["appears"])
    app.unmount()
    _ = ViewTest(VStack { EmptyView().onAppear { [log] in log("nothing") } })
    #expect(log.take() == [])
  }

  @Test("Callbacks come in the same order in each run: rows, layers, environment")
  func order() throws {
    struct Many: View {
      let log: Log
      @State private var isDark = false
      @State private var first = 0
      var body: some View {
        VStack {
          PlainButton("dark") { isDark.toggle() }
          PlainButton("shift") { first += 5 }
          ScrollView {
            LazyVStack {
              ForEach(first..<first + 12, id: \.self) { number in
                Stated(name: "\(number)", log: log)
                  .modifier(Scheme(name: "\(number)", log: log))
                  .environment(\.font, isDark ? .body : .title)
              }
            }
          }
          .environment(\.colorScheme, isDark ? .dark : .light)
        }
      }
    }
    struct Scheme: ViewModifier {
      let name: String
      let log: Log
      @Environment(\.colorScheme) private var scheme
      func body(content: Content) -> some View {
        content.onChange(of: scheme) { _, _ in log("\(name) \(scheme)") }
      }
    }
    let app = ViewTest(Many(log: log))
    #expect(log.take() == (0..<12).map { "\($0) appears" })
    try app.tap("dark")
    #expect(log.take() == (0..<12).map { "\($0) dark" })
    try app.tap("shift")
    #expect(log.take().filter { $0.hasSuffix("disappears") } == (0..<5).map { "\($0) disappears" })
    #expect(app.diagnostics.isEmpty)
  }
}
