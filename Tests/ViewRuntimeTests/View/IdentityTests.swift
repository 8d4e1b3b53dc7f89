import SwiftUI
import Testing
import ViewTesting

private struct Positions: View {
  @State private var title = "x"

  var body: some View {
    VStack {
      PlainButton("rename") { title = "y" }
      Text(title)
      Counter(name: "a")
      Counter(name: "b")
    }
  }
}

private struct Branches: View {
  @State private var isFirst = true
  @State private var label = "one"

  var body: some View {
    VStack {
      PlainButton("swap") { isFirst.toggle() }
      PlainButton("relabel") { label = "two" }
      if isFirst {
        Counter(name: "count \(label)")
      } else {
        Counter(name: "count \(label)")
      }
    }
  }
}

private struct Cases: View {
  @State private var number = 0

  var body: some View {
    VStack {
      PlainButton("next") { number += 1 }
      switch number {
      case 0, 1: Counter(name: "low")
      case 2: Counter(name: "two")
      default: Counter(name: "high")
      }
    }
  }
}

private struct Maybe: View {
  @State private var name: String? = "a"

  var body: some View {
    VStack {
      PlainButton("a") { name = "a" }
      PlainButton("b") { name = "b" }
      PlainButton("nil") { name = nil }
      if let name { Shown(name: name) }
    }
  }

  struct Shown: View {
    let name: String
    @State private var count = 0

    var body: some View {
      VStack {
        PlainButton("tap") { count += 1 }
        Text("\(name) \(count)")
      }
    }
  }
}

private struct OtherCounter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      PlainButton("count") { count += 1 }
      Text("count: \(count)")
    }
  }
}

private struct Erased: View {
  @State private var kind = 0

  var view: AnyView {
    switch kind {
    case 0: AnyView(Counter(name: "count"))
    case 1: AnyView(AnyView(Counter(name: "count")))
    default: AnyView(OtherCounter())
    }
  }

  var body: some View {
    VStack {
      PlainButton("next") { kind += 1 }
      view
    }
  }
}

@MainActor
struct IdentityTests {
  @Test("S1.1 The same position and type keep the state when the parent runs again")
  func positions() throws {
    let app = ViewTest(Positions())
    try app.tap("a")
    try app.tap("b")
    try app.tap("b")
    try app.tap("rename")
    #expect(app.bodiesRun == ["Positions"])
    #expect(app.exists("a: 1"))
    #expect(app.exists("b: 2"))
  }

  @Test("S1.2 Another branch of an if starts with fresh state, though its view has the same type")
  func branches() throws {
    let app = ViewTest(Branches())
    try app.tap("count one")
    #expect(app.exists("count one: 1"))
    try app.tap("swap")
    #expect(app.exists("count one: 0"))
    #expect(app.bodiesRun == ["Branches", "Counter"])
    try app.tap("swap")
    #expect(app.exists("count one: 0"))
  }

  @Test("S1.2 The same branch keeps its state and gets the new payload")
  func sameBranch() throws {
    let app = ViewTest(Branches())
    try app.tap("count one")
    try app.tap("relabel")
    #expect(app.exists("count two: 1"))
  }

  @Test("S1.2 A switch destroys the old case and keeps one that matches again")
  func cases() throws {
    let app = ViewTest(Cases())
    try app.tap("low")
    try app.tap("next")
    #expect(app.exists("low: 1"))
    #expect(app.bodiesRun == ["Cases"])
    try app.tap("next")
    #expect(app.exists("two: 0"))
    try app.tap("two")
    try app.tap("next")
    #expect(app.exists("high: 0"))
    try app.tap("high")
    try app.tap("next")
    #expect(app.exists("high: 1"))
  }

  @Test("S1.3 An if without else creates, keeps and destroys")
  func optional() throws {
    let app = ViewTest(Maybe())
    try app.tap("tap")
    try app.tap("b")
    #expect(app.exists("b 1"))
    try app.tap("nil")
    #expect(!app.exists("tap"))
    #expect(app.bodiesRun == ["Maybe"])
    try app.tap("b")
    #expect(app.exists("b 0"))
  }

  @Test("S1.4 AnyView keeps the state of the same type, flattens, and resets for another type")
  func erased() throws {
    let app = ViewTest(Erased())
    try app.tap("count")
    #expect(app.exists("count: 1"))
    try app.tap("next")
    #expect(app.exists("count: 1"))
    #expect(app.bodiesRun == ["Erased"])
    try app.tap("next")
    #expect(app.exists("count: 0"))
    #expect(app.bodiesRun == ["Erased", "OtherCounter"])
  }
}
