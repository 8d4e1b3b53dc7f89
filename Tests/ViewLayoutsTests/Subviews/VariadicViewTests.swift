import SwiftUI
import Testing
import ViewTesting

private struct Divided: _VariadicView_MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    ForEach(children) { child in
      child
      if child.id != last { Text(verbatim: "and") }
    }
  }
}

private struct Mark: _ViewTraitKey {
  static let defaultValue = "plain"
}

private struct Marked: _VariadicView_UnaryViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    VStack {
      ForEach(children) { child in
        HStack {
          child
          Text(verbatim: "\(child[Mark.self]) \(child.id(as: Int.self) ?? -1)")
        }
      }
    }
  }
}

private struct Divisions: View {
  @State private var count = 2
  var body: some View {
    VStack {
      _VariadicView.Tree(Divided()) {
        Row(name: "first")
        ForEach(0..<count, id: \.self) { Text("row \($0)") }
      }
      Button("More") { count += 1 }
    }
  }
}

private struct Row: View {
  let name: String
  @State private var taps = 0
  var body: some View { Button("\(name) \(taps)") { taps += 1 } }
}

@MainActor
struct VariadicViewTests {
  @Test("A tree decomposes views, which keep their state when more are added")
  func divided() throws {
    let app = ViewTest(Divisions())
    #expect(app.findAll("and").count == 2)
    try app.tap("first 0")
    try app.tap("More")
    #expect(app.findAll("and").count == 3)
    #expect(app.exists("first 1") && app.exists("row 2"))
  }

  @Test("Children have their traits and their ids")
  func traits() {
    let app = ViewTest(
      _VariadicView.Tree(Marked()) {
        Text("a")
        Text("b")._trait(Mark.self, "loud").id(7)
      })
    #expect(app.exists("plain -1") && app.exists("loud 7"))
  }
}
