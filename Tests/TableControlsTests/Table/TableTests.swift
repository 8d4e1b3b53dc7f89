import SwiftUI
import Testing
import ViewTesting

private struct Person: Identifiable {
  let id: Int
  var name: String
  var age: Int
}

private let people = [
  Person(id: 1, name: "Mika", age: 41), Person(id: 2, name: "田中", age: 29),
  Person(id: 3, name: "Ada", age: 36),
]

private struct Screen: View {
  @State private var shown = people
  @State private var order: [KeyPathComparator<Person>] = []
  @State private var chosen: Person.ID?

  var body: some View {
    Table(shown, selection: $chosen, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Age", value: \.age) { person in Text("\(person.age) years") }
        .width(120)
      TableColumn("Edit") { person in Button("Edit \(person.id)") {} }
    }
    .onChange(of: order) { shown.sort(using: order) }
    Text(verbatim: "chosen \(chosen ?? 0)")
  }
}

@MainActor
struct TableTests {
  private func names(_ app: ViewTest) -> [String] {
    app.findAll(.row()).compactMap { row in people.map(\.name).first { row.label.contains($0) } }
  }

  @Test("Each row shows its value in the columns, under their headers")
  func columns() throws {
    let app = ViewTest(Screen())
    #expect(app.exists("Name") && app.exists("Age") && app.exists("Edit"))
    #expect(names(app) == ["Mika", "田中", "Ada"])
    let ages = try ["41 years", "29 years", "36 years"].map { try app.find($0).frame.minX }
    #expect(Set(ages).count == 1)
    #expect(try app.find("Age").frame.minX == ages[0])
  }

  @Test("S7.5 In a disabled table nothing is selected")
  func disabled() throws {
    let app = ViewTest(Screen().disabled(true))
    #expect(throws: (any Error).self) { try app.findAll(.row())[0].tap() }
    #expect(app.exists("chosen 0"))
    let enabled = ViewTest(Screen())
    try enabled.findAll(.row())[0].tap()
    #expect(enabled.exists("chosen 1"))
  }

  @Test("A click on a header sorts, and another one reverses the order")
  func sorting() throws {
    let app = ViewTest(Screen())
    try app.tap("Age")
    #expect(names(app) == ["田中", "Ada", "Mika"])
    try app.tap("Age")
    #expect(names(app) == ["Mika", "Ada", "田中"])
    try app.tap("Name")
    #expect(names(app) == ["Ada", "Mika", "田中"])
  }

  @Test("A column with no view for a value, or with two, leaves the others in place")
  func emptyCells() throws {
    struct Sparse: View {
      var body: some View {
        Table(people) {
          TableColumn("Name", value: \.name)
          TableColumn("Old") { person in
            if person.age > 40 { Text("old") }
            if person.age > 35 { Text("ripe") }
          }
          TableColumn("Age") { person in Text("\(person.age) years") }
        }
      }
    }
    let app = ViewTest(Sparse())
    let ages = try ["41 years", "29 years", "36 years"].map { try app.find($0).frame.minX }
    #expect(Set(ages) == [try app.find("Age").frame.minX])
    #expect(try app.find("old").frame.minX == app.find("Old").frame.minX)
    #expect(app.findAll(.text("ripe")).allSatisfy { $0.frame.maxX < ages[0] })
  }

  @Test("Columns grow and shrink from their ideal widths")
  func ideals() throws {
    struct Wide: View {
      var body: some View {
        Table(people) {
          TableColumn("Name", value: \.name).width(min: 80, ideal: 240)
          TableColumn("Age") { person in Text("\(person.age) years") }.width(min: 80, ideal: 120)
          TableColumn("Edit") { person in Text("e\(person.id)") }.width(40)
        }
      }
    }
    let app = ViewTest(Wide())
    func widths() throws -> [CGFloat] {
      let starts = try ["Name", "Age", "Edit"].map { try app.find($0).frame.minX }
      return [starts[1] - starts[0], starts[2] - starts[1]]
    }
    let wide = try widths()
    #expect(wide[0] > wide[1] * 1.7)
    app.resize(to: CGSize(width: 260, height: 384))
    #expect(try widths().allSatisfy { $0 >= 80 && $0 < 130 })
  }

  @Test("A row is selected by its value's id")
  func selection() throws {
    let app = ViewTest(Screen())
    try app.tap("29 years")
    #expect(app.exists("chosen 2"))
  }

  @Test("Of a hundred thousand rows, only the visible ones are created")
  func lazily() throws {
    struct Huge: View {
      let rows = (0..<100_000).map { Person(id: $0, name: "n\($0)", age: $0) }
      var body: some View {
        Table(rows) { TableColumn("Name", value: \.name) }
      }
    }
    let app = ViewTest(Huge())
    #expect(app.findAll(.row()).count < 60)
    #expect(app.exists("n3"))
  }

  @Test("Rows are listed one by one, and some disclose further ones")
  func rows() throws {
    let app = ViewTest(
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(people[0])
        DisclosureTableRow(people[1]) {
          TableRow(people[2])
        }
        ForEach(4..<6) { TableRow(Person(id: $0, name: "n\($0)", age: 1)) }
      })
    #expect(app.exists("Mika") && app.exists("n4") && app.exists("n5") && !app.exists("Ada"))
    try app.tap("Disclose")
    #expect(app.exists("Ada"))
  }

  @Test("A tree expands and collapses, in a list and on its own")
  func outline() throws {
    struct Folder: Identifiable {
      let id: String
      var children: [Folder]?
    }
    struct Tree: View {
      let roots = [
        Folder(
          id: "a",
          children: [Folder(id: "b"), Folder(id: "c", children: [Folder(id: "d")])]),
        Folder(id: "e"),
      ]
      @State private var chosen: String?
      var body: some View {
        List(roots, children: \.children, selection: $chosen) { Text($0.id) }
        Text(verbatim: "chosen \(chosen ?? "-")")
      }
    }
    let app = ViewTest(Tree())
    #expect(app.exists("e") && !app.exists("b"))
    try app.tap("a")
    #expect(app.exists("b") && !app.exists("d"))
    try app.tap("c")
    #expect(app.exists("d"))
    try app.tap("d")
    #expect(app.exists("chosen d"))
    try app.tap("a")
    #expect(!app.exists("b"))
  }

  @Test("The rows of a bound collection are moved and deleted in it")
  func editActions() throws {
    struct Screen: View {
      @State private var names = ["a", "b", "c"].map { Item(id: $0) }
      struct Item: Identifiable { var id: String }
      var body: some View {
        List($names, editActions: .all) { $name in Text(name.id) }
        Text(verbatim: names.map(\.id).joined() + ".")
      }
    }
    let app = ViewTest(Screen())
    try app.find(.row("b")).swipe("moveUp")
    #expect(app.exists("bac."))
    try app.find(.row("a")).delete()
    #expect(app.exists("bc."))
  }
}
