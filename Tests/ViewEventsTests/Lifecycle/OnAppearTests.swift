import SwiftUI
import Testing
import ViewTesting

private struct Merged: View {
  let log: Log
  @State private var count = 0

  var body: some View {
    VStack {
      PlainButton("more") { count += 1 }
      PlainButton("fewer") { count -= 1 }
      Group {
        ForEach(0..<count, id: \.self) { Text("row \($0)") }
      }
      .onAppear { log("appears") }
      .onDisappear { log("disappears") }
    }
  }
}

private struct Loading: View {
  let log: Log
  @State private var text = "loading"

  var body: some View {
    let _ = log(text)
    Text(text).onAppear { text = "loaded" }
  }
}

@MainActor
struct OnAppearTests {
  @Test("S1.10 Over several views the callbacks run once: with the first, and after the last")
  func merging() throws {
    let log = Log()
    let app = ViewTest(Merged(log: log))
    #expect(log.take() == [])
    try app.tap("more")
    #expect(log.take() == ["appears"])
    try app.tap("more")
    try app.tap("fewer")
    #expect(log.take() == [])
    try app.tap("fewer")
    #expect(log.take() == ["disappears"])
    try app.tap("more")
    #expect(log.take() == ["appears"])
  }

  @Test("S1.11 A write in onAppear is visible in the first frame")
  func beforeFirstFrame() {
    let log = Log()
    #expect(textsOfEachPatch(Loading(log: log)) == [["loaded"]])
    #expect(log.take() == ["loading", "loaded"])
  }

  @Test("S1.11 onAppear runs after the bodies of the view that it modifies")
  func afterBody() {
    struct Child: View {
      let log: Log
      var body: some View {
        let _ = log("body")
        Text("child")
      }
    }
    let log = Log()
    let app = ViewTest(Child(log: log).onAppear { log("appears") })
    #expect(log.take() == ["body", "appears"])
    app.unmount()
  }

  @Test("S1.11 An empty root appears all the same, and its write is then read")
  func emptyRoot() throws {
    struct Root: View {
      let log: Log
      @State private var isMarked = false

      var body: some View {
        AnyView(EmptyView()).onAppear {
          isMarked.toggle()
          log("appears \(isMarked)")
        }
      }
    }
    let log = Log()
    let app = ViewTest(Root(log: log))
    #expect(log.take() == ["appears true"])
    let bare = ViewTest(AnyView(EmptyView()).onAppear { log("bare") })
    #expect(log.take() == ["bare"])
    bare.unmount()
    app.unmount()
  }

  @Test("S1.13 Rows of a lazy stack keep their state while they are scrolled out of sight")
  func lazyRows() throws {
    struct Rows: View {
      let log: Log
      var body: some View {
        ScrollViewReader { proxy in
          VStack {
            PlainButton("to the end") { proxy.scrollTo(199) }
            PlainButton("to the start") { proxy.scrollTo(0, anchor: .top) }
            ScrollView {
              LazyVStack {
                ForEach(0..<200) { number in
                  Counter(name: "row \(number)")
                    .onAppear { if number == 0 { log("appears") } }
                    .onDisappear { if number == 0 { log("disappears") } }
                }
              }
            }
          }
        }
      }
    }
    let log = Log()
    let app = ViewTest(Rows(log: log))
    try app.tap(.button("row 0"))
    #expect(app.exists("row 0: 1"))
    try app.tap("to the end")
    #expect(app.exists("row 199: 0"))
    #expect(!app.exists("row 0: 1"))
    #expect(!app.exists("row 100: 0"))
    try app.tap("to the start")
    #expect(app.exists("row 0: 1"))
    #expect(log.take() == ["appears", "disappears", "appears"])
  }

  @Test("S6.1 State set in actions, and values derived from it, are shown in the same frame")
  func sameFrame() {
    struct Chain: View {
      @State private var steps = 0

      var body: some View {
        Text("steps \(steps)")
          .onAppear { steps = 1 }
          .onChange(of: steps) { _, new in if new < 4 { steps = new + 1 } }
      }
    }
    #expect(textsOfEachPatch(Chain()) == [["steps 4"]])
    #expect(ViewTest(Chain()).diagnostics.isEmpty)
  }
}
