import SwiftUI
import Testing
import ViewTesting

/// A list between two buttons.
private struct Around<Rows: View>: View {
  @ViewBuilder let rows: Rows

  var body: some View {
    Button("Before") {}
    rows
    Button("After") {}
  }
}

private struct Chosen: View {
  var count = 10_000
  var hasButtons = false
  @State private var chosen: Int? = 2

  var body: some View {
    Around {
      List(0..<count, id: \.self, selection: $chosen) { number in
        HStack {
          Text(verbatim: "Row \(number)")
          if hasButtons {
            Button("Less") {}.buttonStyle(.borderless)
            Button("More") {}.buttonStyle(.borderless)
          }
        }
      }
    }
  }
}

private struct Links: View {
  var body: some View {
    NavigationStack {
      Around {
        List(0..<10_000, id: \.self) { number in
          NavigationLink("Link \(number)") { Text("There") }
        }
      }
    }
  }
}

private struct Names: View {
  @State private var names = ["Ada", "Berta", "Clara"]

  var body: some View {
    Around {
      List($names, id: \.self) { $name in TextField("Name", text: $name) }
    }
  }
}

private struct Settings: View {
  @State private var isOn = false
  @State private var text = ""

  var body: some View {
    Around {
      List {
        TextField("Name", text: $text)
        Toggle("Loud", isOn: $isOn)
        Button("Reset") {}
        ForEach(0..<3) { number in Toggle("Choice \(number)", isOn: $isOn) }
      }
    }
  }
}

private struct Lines: View {
  @State private var isOn = false

  var body: some View {
    Around {
      Form { ForEach(0..<3) { number in Toggle("Choice \(number)", isOn: $isOn) } }
    }
  }
}

@Suite("The tab key and lists")
@MainActor
struct ListTabTests {
  /// The focused element after each press of the tab key.
  private func way(_ app: ViewTest, _ count: Int, back: Bool = false) throws -> [String] {
    try (0..<count).map { _ in
      try app.press(back ? .backTab : .tab)
      return app.focused?.label ?? "nothing"
    }
  }

  @Test("A list with a selection is one stop in both directions, however long it is")
  func selection() throws {
    let app = ViewTest(Chosen())
    #expect(try way(app, 4) == ["Before", "Row 2", "After", "Before"])
    #expect(try way(app, 3, back: true) == ["After", "Row 2", "Before"])
    _ = try way(app, 1)
    try app.press(.down)
    #expect(try way(app, 1) == ["After"])
    #expect(try way(app, 1, back: true) == ["Row 3"])
  }

  @Test("The controls in the selected row come after it, those of other rows do not")
  func controls() throws {
    let app = ViewTest(Chosen(hasButtons: true))
    let row = "Row 2, Less, More"
    #expect(try way(app, 5) == ["Before", row, "Less", "More", "After"])
    #expect(try way(app, 4, back: true) == ["More", "Less", row, "Before"])
  }

  @Test("Rows that are only links are one stop, later the one that had the focus last")
  func links() throws {
    let app = ViewTest(Links())
    #expect(try way(app, 3) == ["Before", "Link 0", "After"])
    try app.find("Link 3").focus()
    #expect(try way(app, 1) == ["After"])
    #expect(try way(app, 2, back: true) == ["Link 3", "Before"])
  }

  @Test("Rows written one by one are separate stops, like the rows of a form")
  func lines() throws {
    #expect(
      try way(ViewTest(Settings()), 6)
        == ["Before", "Name", "Loud", "Reset", "Choice 0", "After"])
    #expect(
      try way(ViewTest(Lines()), 5)
        == ["Before", "Choice 0", "Choice 1", "Choice 2", "After"])
  }

  @Test("From one text field the key moves to that of the next row")
  func fields() throws {
    let app = ViewTest(Names())
    #expect(try way(app, 5) == ["Before", "Name", "Name", "Name", "After"])
  }

  @Test("Without a selection the key moves to the first visible row")
  func scrolled() throws {
    let app = ViewTest(Chosen(count: 500), size: CGSize(width: 320, height: 240))
    try app.press(.tab)
    try app.find(.role(.list)).scroll(to: CGPoint(x: 0, y: 3_200))
    let label = try way(app, 1)[0]
    let row = try #require(app.focused)
    #expect(try app.find(.role(.list)).frame.intersects(row.frame))
    #expect(label != "Row 0" && label != "Row 2")
  }
}
