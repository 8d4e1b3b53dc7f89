import Combine
import SwiftUI
import Testing
import ViewTesting

private final class Model: ObservableObject {
  @Published var taps = 0
  init(_ log: Log) { MainActor.assumeIsolated { log("model made") } }
}

private struct Inner: View {
  @State private var count = 0
  @StateObject private var model: Model

  init(_ log: Log) { _model = StateObject(wrappedValue: Model(log)) }

  var body: some View {
    VStack {
      PlainButton("tap") {
        count += 1
        model.taps += 1
      }
      Text("\(count) \(model.taps)")
    }
  }
}

private struct Numbered: View {
  let log: Log
  @State private var id = 0
  @State private var other = 0

  var body: some View {
    VStack {
      PlainButton("new id") { id += 1 }
      PlainButton("same id") { other += 1 }
      Text("other \(other)")
      Inner(log)
        .onAppear { log("inside appears") }
        .onDisappear { log("inside disappears") }
        .id(id)
        .onAppear { log("outside appears") }
        .onDisappear { log("outside disappears") }
    }
  }
}

@MainActor
struct IDViewTests {
  @Test("S1.5 Another id makes everything inside new: state and objects")
  func newID() throws {
    let log = Log()
    let app = ViewTest(Numbered(log: log))
    try app.tap("tap")
    #expect(app.exists("1 1"))
    try app.tap("same id")
    #expect(app.exists("1 1"))
    try app.tap("new id")
    #expect(app.exists("0 0"))
    #expect(log.lines.filter { $0 == "model made" }.count == 2)
  }

  @Test("S1.5 Modifiers outside the id keep their identity")
  func outside() throws {
    let log = Log()
    let app = ViewTest(Numbered(log: log))
    #expect(Set(log.take()) == ["model made", "inside appears", "outside appears"])
    try app.tap("new id")
    #expect(log.take() == ["model made", "inside appears", "inside disappears"])
    app.unmount()
    #expect(Set(log.take()) == ["inside disappears", "outside disappears"])
  }

  @Test("S1.6 With another id the new view appears before the old one disappears")
  func order() throws {
    let log = Log()
    let app = ViewTest(Numbered(log: log))
    try app.tap("same id")
    _ = log.take()
    try app.tap("new id")
    #expect(log.take().suffix(2) == ["inside appears", "inside disappears"])
  }

  @Test("S1.6 With another branch the new view appears before the old one disappears")
  func branchOrder() throws {
    struct Swap: View {
      let log: Log
      @State private var isFirst = true

      var body: some View {
        VStack {
          PlainButton("swap") { isFirst.toggle() }
          if isFirst {
            Text("first").onAppear { log("+first") }.onDisappear { log("-first") }
          } else {
            Text("second").onAppear { log("+second") }.onDisappear { log("-second") }
          }
        }
      }
    }
    let log = Log()
    let app = ViewTest(Swap(log: log))
    #expect(log.take() == ["+first"])
    try app.tap("swap")
    #expect(log.take() == ["+second", "-first"])
    try app.tap("swap")
    #expect(log.take() == ["+first", "-second"])
  }
}
