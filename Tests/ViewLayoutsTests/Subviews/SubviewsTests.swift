import Foundation
import HostInterface
import SwiftUI
import TestSupport
import Testing
import ViewTesting

extension ContainerValues {
  @Entry fileprivate var isPinned = false
}

/// Adds a line below each of its views.
private struct Cards<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(spacing: 0) {
      ForEach(subviews: content) { card in
        card
        Text(card.containerValues.isPinned ? "=====" : "-----")
      }
    }
  }
}

/// A view that counts its taps.
private struct Tally: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

@MainActor
struct SubviewsTests {
  private func texts(_ app: ViewTest) -> [String] {
    app.findAll(.role(.text)).map(\.text)
  }

  @Test("Views with a shared environment modifier each have their own environment")
  func environmentAroundSeveral() {
    let app = ViewTest(
      Group(
        subviews: Group {
          Text(1.5, format: .number)
          Text(2.5, format: .number)
        }.environment(\.lineLimit, 2)
      ) { numbers in
        VStack {
          numbers[0].environment(\.locale, Locale(identifier: "de"))
          numbers[1].environment(\.locale, Locale(identifier: "en"))
        }
      })
    #expect(texts(app) == ["1,5", "2.5"])
  }

  @Test("Each view of a list, a loop and a condition is a separate subview; a stack is one")
  func flattening() {
    let app = ViewTest(
      Cards {
        Text("a")
        ForEach(0..<2) { Text("b\($0)") }
        if true { Text("c") }
        Group {
          Text("d")
          Text("e").padding()
        }
        HStack {
          Text("f")
          Text("g")
        }
      })
    #expect(
      texts(app) == [
        "a", "-----", "b0", "-----", "b1", "-----", "c", "-----", "d", "-----", "e", "-----", "f",
        "g", "-----",
      ])
  }

  @Test("S7.12 A view sets container values, the inner ones over the outer ones")
  func values() {
    let app = ViewTest(
      Cards {
        Text("a").containerValue(\.isPinned, true).padding()
        Text("b")
        Group {
          Text("c")
          Text("d").containerValue(\.isPinned, false)
        }
        .containerValue(\.isPinned, true)
      })
    #expect(texts(app) == ["a", "=====", "b", "-----", "c", "=====", "d", "-----"])
  }

  @Test("State stays with a view when the container moves it")
  func state() throws {
    struct Turning: View {
      @State private var isTurned = false

      var body: some View {
        VStack {
          Group(subviews: pair) { subviews in
            ForEach(isTurned ? subviews.reversed() : Array(subviews)) { $0 }
          }
          Button("Turn") { isTurned.toggle() }
        }
      }

      @ViewBuilder private var pair: some View {
        Tally(name: "x")
        Tally(name: "y")
      }
    }
    let app = ViewTest(Turning())
    try app.tap("x 0")
    try app.tap("Turn")
    #expect(texts(app) == ["y 0", "x 1", "Turn"])
    try app.tap("x 1")
    #expect(app.exists("x 2"))
  }

  @Test("The container's settings reach each view, and a view's own settings win")
  func environment() {
    let screen = Screen {
      Group(
        subviews: Group {
          Text("a")
          Text("b").foregroundStyle(.white)
        }
      ) { subviews in
        ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in
          subview.foregroundStyle(index == 0 ? Color.black : Color.red)
        }
      }
    }
    let paints = screen.texts.map { $0.runs[0].style.paint }
    #expect(paints == [.color(.rgba(0, 0, 0, 1)), .color(.rgba(1, 1, 1, 1))])
  }

  @Test("A changed environment of the place reaches the view shown there")
  func changingEnvironment() throws {
    struct Changing: View {
      @State private var isLarge = false

      var body: some View {
        VStack {
          ForEach(subviews: Text("a")) { $0.lineLimit(isLarge ? 3 : 1) }
          Button("Larger") { isLarge = true }
        }
      }
    }
    let screen = Screen { Changing() }
    #expect(screen.texts.first { $0.string == "a" }?.lineLimit == 1)
    let button = screen.host.tree.root
    var id: NodeID?
    button.forEachNode { if $0.content.actions.contains(.activate) { id = $0.id } }
    screen.runtime.handle(.activate(try #require(id)))
    screen.host.runFrames()
    #expect(screen.texts.first { $0.string == "a" }?.lineLimit == 3)
  }

  @Test("Inserted and removed views are inserted and removed subviews")
  func changes() throws {
    struct Growing: View {
      @State private var count = 1

      var body: some View {
        VStack {
          Cards { ForEach(0..<count, id: \.self) { Text("n\($0)") } }
          Button("More") { count += 1 }
        }
      }
    }
    let app = ViewTest(Growing())
    try app.tap("More")
    #expect(texts(app) == ["n0", "-----", "n1", "-----", "More"])
  }

  @Test("Slices and counts work as on any collection; an empty one is empty")
  func collection() {
    let app = ViewTest(
      Group(
        subviews: ForEach(0..<5) { Text("\($0)") }
      ) { subviews in
        Text("\(subviews.count)")
        subviews.prefix(2)
        Text("\(subviews.last?.id == subviews[4].id)")
      })
    #expect(texts(app) == ["5", "0", "1", "true"])
    let empty = ViewTest(Group(subviews: EmptyView()) { Text("\($0.isEmpty)") })
    #expect(texts(empty) == ["true"])
  }

  @Test("Sections have header, views and footer; the views between them are a section, too")
  func sections() {
    let app = ViewTest(
      VStack {
        ForEach(
          sections: Group {
            Text("loose")
            Section("A") {
              Text("a1")
              Text("a2")
            }
            .containerValue(\.isPinned, true)
            Section {
              Text("b1")
            } footer: {
              Text("foot")
            }
            Text("last")
          }
        ) { section in
          Text("\(section.header.count)\(section.content.count)\(section.footer.count)")
          section.header
          section.content
          section.footer
          if section.containerValues.isPinned { Text("pinned") }
        }
      })
    #expect(
      texts(app) == [
        "010", "loose", "120", "A", "a1", "a2", "pinned", "011", "b1", "foot", "010", "last",
      ])
  }

  @Test("A subview shown twice is in the later place, and in the other when that is removed")
  func twice() throws {
    struct Twice: View {
      @State private var count = 2
      @State private var value = 0
      var body: some View {
        VStack {
          Button("fewer") { count -= 1 }
          Button("more") { count += 1 }
          Button("next") { value += 1 }
          Group(subviews: Text("sub \(value)")) { subviews in
            ForEach(0..<count, id: \.self) { place in
              HStack {
                subviews[0]
                Text("place \(place)")
              }
            }
          }
        }
      }
    }
    let app = ViewTest(Twice())
    func shown() throws -> [String] {
      try app.findAll(.containing("sub ")).map { text in
        let place = try app.findAll(.containing("place ")).first {
          try abs($0.frame.minY - app.find(.containing("sub ")).frame.minY) < 1
        }
        return "\(text.text) at \(place?.text ?? "no place")"
      }
    }
    #expect(try shown() == ["sub 0 at place 1"])
    try app.tap("next")
    #expect(try shown() == ["sub 1 at place 1"])
    try app.tap("fewer")
    #expect(try shown() == ["sub 1 at place 0"])
    try app.tap("next")
    #expect(try shown() == ["sub 2 at place 0"])
    try app.tap("more")
    try app.tap("more")
    try app.tap("next")
    #expect(try shown() == ["sub 3 at place 2"])
    try app.tap("fewer")
    try app.tap("fewer")
    try app.tap("fewer")
    #expect(try shown().isEmpty)
    try app.tap("more")
    #expect(try shown() == ["sub 3 at place 0"])
  }
}
