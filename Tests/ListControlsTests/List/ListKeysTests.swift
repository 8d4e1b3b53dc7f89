import SwiftUI
import Testing
import ViewTesting

private struct City: Identifiable, Hashable {
  let id: Int
  let name: String
}

private struct CityRow: View {
  let city: City

  var body: some View { Text(city.name) }
}

private struct One: View {
  @State var cities = ["Aachen", "Bonn", "Berlin", "Brüssel", "東京", "🏝️ Capri"].enumerated()
    .map { City(id: $0.offset, name: $0.element) }
  @State private var chosen: Int?
  @State private var opened = ""

  var body: some View {
    VStack {
      List(selection: $chosen) {
        Section("Cities") {
          ForEach(cities) { city in CityRow(city: city).selectionDisabled(city.id == 4) }
        }
      }
      Text(verbatim: "chosen \(chosen.map(String.init) ?? "none")")
    }
  }
}

private struct Several: View {
  let count: Int
  @State private var chosen: Set<Int> = []

  var body: some View {
    VStack {
      List(0..<count, id: \.self, selection: $chosen) { number in
        CityRow(city: City(id: number, name: "Row \(number)"))
      }
      Text(verbatim: "chosen \(words)")
    }
  }

  private var words: String {
    chosen.count > 9
      ? "\(chosen.count) from \(chosen.min()!) to \(chosen.max()!)"
      : chosen.sorted().map(String.init).joined(separator: " ")
  }
}

@MainActor
private func chosen(_ app: ViewTest) -> String {
  app.findAll(.role(.text)).map(\.label).first { $0.hasPrefix("chosen ") }.map {
    String($0.dropFirst(7))
  }
    ?? "?"
}

@MainActor
struct ListKeysTests {
  @Test("The first arrow key selects the focused row, and further ones move the selection")
  func arrows() throws {
    let app = ViewTest(One())
    try app.press(.tab)
    #expect(chosen(app) == "none")
    try app.press(.down)
    #expect(chosen(app) == "0")
    try app.press(.down)
    #expect(chosen(app) == "1")
    #expect(app.focused?.label == "Bonn")
    #expect(app.bodiesRun == ["One"])
    try app.press(.up)
    try app.press(.up)
    #expect(chosen(app) == "0")
  }

  @Test("Home and End move to the ends, and rows that cannot be selected are skipped")
  func ends() throws {
    let app = ViewTest(One())
    try app.tap("Bonn")
    try app.press(.end)
    #expect(chosen(app) == "5")
    try app.press(.up)
    #expect(chosen(app) == "3")
    try app.press(.home)
    #expect(chosen(app) == "0")
    try app.press(.down, holding: .shift)
    #expect(chosen(app) == "1")
  }

  @Test("Typing selects the next row with that letter, or within a second with the whole prefix")
  func letters() async throws {
    let app = ViewTest(One())
    try app.press(.tab)
    try app.press(KeyboardShortcut("b", modifiers: []))
    #expect(chosen(app) == "1")
    try app.press(KeyboardShortcut("r", modifiers: []))
    #expect(chosen(app) == "3")
    try await app.advance(by: .seconds(2))
    try app.press(KeyboardShortcut("b", modifiers: []))
    #expect(chosen(app) == "1")
    try await app.advance(by: .seconds(2))
    #expect(throws: ViewTestError.self) {
      try app.press(KeyboardShortcut("x", modifiers: []))
    }
    #expect(chosen(app) == "1")
  }

  @Test("Shift extends from the first selected row, and shrinks again; without it one row remains")
  func extending() throws {
    let app = ViewTest(Several(count: 12))
    try app.press(.tab)
    try app.press(.down)
    try app.press(.down)
    try app.press(.down)
    #expect(chosen(app) == "2")
    try app.press(.down, holding: .shift)
    try app.press(.down, holding: .shift)
    #expect(chosen(app) == "2 3 4")
    try app.press(.up, holding: .shift)
    #expect(chosen(app) == "2 3")
    try app.press(.home, holding: .shift)
    #expect(chosen(app) == "0 1 2")
    #expect(app.bodiesRun == ["Several"])
    try app.press(.end, holding: .shift)
    #expect(chosen(app) == "10 from 2 to 11")
    try app.press(.up)
    #expect(chosen(app) == "10")
    try app.press(KeyboardShortcut("a"))
    #expect(chosen(app) == "12 from 0 to 11")
  }

  @Test("Return leaves a selected row of several selected; Control-Space deselects and selects it")
  func returnOfSeveral() throws {
    let app = ViewTest(Several(count: 5))
    try app.press(.tab)
    try app.press(.down)
    try app.press(.down)
    #expect(chosen(app) == "1")
    try app.press(.return)
    #expect(chosen(app) == "1")
    try app.press(KeyboardShortcut(.space, modifiers: .control))
    #expect(chosen(app) == "")
    try app.press(KeyboardShortcut(.space, modifiers: .control))
    #expect(chosen(app) == "1")
  }

  @Test("A step among a hundred thousand rows costs one row, and so does moving to the end")
  func huge() throws {
    let app = ViewTest(Several(count: 100_000))
    try app.press(.tab)
    try app.press(.down)
    try app.press(.end)
    #expect(chosen(app) == "99999")
    #expect(app.focused?.label == "Row 99999")
    #expect(app.bodiesRun.count < 60)
    try app.press(.up)
    #expect(chosen(app) == "99998")
    #expect(app.bodiesRun.count < 4)
    try app.press(.home, holding: .shift)
    #expect(chosen(app) == "99999 from 0 to 99998")
    #expect(app.focused?.label == "Row 0")
    #expect(app.bodiesRun.count < 60)
  }

  @Test("Page Down moves by the visible rows, and the row is scrolled into view")
  func pages() throws {
    let app = ViewTest(Several(count: 1_000))
    try app.press(.tab)
    try app.press(.down)
    let seen = app.findAll(.row()).count
    try app.press(.pageDown)
    #expect(chosen(app) == "\(seen - 1)")
    try app.press(.pageDown)
    #expect(chosen(app) == "\(2 * (seen - 1))")
    let row = try #require(app.focused)
    let list = try app.find(.role(.list))
    #expect(list.frame.contains(row.frame))
    try app.press(.pageUp)
    #expect(chosen(app) == "\(seen - 1)")
  }

  @Test("Rows of different heights are shown whole, and a header returns with the first row")
  func heights() throws {
    struct Screen: View {
      @State private var chosen: Int?
      var body: some View {
        List(selection: $chosen) {
          Section("Top") {
            ForEach(0..<200, id: \.self) { number in
              Text(verbatim: "Row \(number)").frame(height: CGFloat(16 + number % 5 * 16))
            }
          }
        }
        Text(verbatim: "chosen \(chosen ?? -1)")
      }
    }
    let app = ViewTest(Screen())
    try app.press(.tab)
    let list = try app.find(.role(.list))
    for key in [ViewTest.Key.down, .down, .pageDown, .down, .end, .up, .pageUp] {
      try app.press(key)
      let row = try #require(app.focused)
      #expect(list.frame.contains(row.frame), "\(key): \(row.label)")
      #expect(row.label == "Row \(chosen(app))")
    }
    try app.press(.home)
    #expect(chosen(app) == "0")
    #expect(list.frame.contains(try app.find("Top").frame))
  }

  @Test("Without a selection, and from controls in rows, arrow keys are not handled")
  func others() throws {
    let plain = ViewTest(List(0..<3, id: \.self) { number in Button("Row \(number)") {} })
    try plain.press(.tab)
    #expect(throws: ViewTestError.self) { try plain.press(.down) }

    struct Fields: View {
      @State private var chosen: Int?
      @State private var text = ""
      var body: some View {
        List(selection: $chosen) {
          Text("First").tag(1)
          TextField("Name", text: $text)
          Text("Last").tag(2)
        }
        Text(verbatim: "chosen \(chosen ?? -1)")
      }
    }
    let app = ViewTest(Fields())
    try app.press(.tab)
    try app.press(.down)
    #expect(chosen(app) == "1")
    // The field takes the focus on the way.
    try app.press(.down)
    #expect(chosen(app) == "1")
    try app.textField("Name").type("B")
    try app.press(.up)
    #expect(chosen(app) == "1")
    #expect(try app.textField("Name").text == "B")
  }

  @Test("The tab key moves to the selected row")
  func entering() throws {
    struct Screen: View {
      @State private var chosen: Int? = 2
      var body: some View {
        Button("Before") {}
        List(0..<5, id: \.self, selection: $chosen) { Text(verbatim: "Row \($0)") }
      }
    }
    let app = ViewTest(Screen())
    try app.press(.tab)
    try app.press(.tab)
    #expect(app.focused?.label == "Row 2")
    try app.press(.tab)
    #expect(app.focused?.label == "Before")
  }
}
