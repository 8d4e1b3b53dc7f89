import SwiftUI
import Testing
import ViewTesting

private struct Item: Identifiable, Equatable {
  let id: String
  var children: [Item]?
}

private let tree = [
  Item(id: "果物", children: [Item(id: "apple"), Item(id: "pears", children: [Item(id: "nashi")])]),
  Item(id: "bread"),
]

private struct Outline: View {
  @State private var chosen: Set<String> = []

  var body: some View {
    Table(tree, children: \.children, selection: $chosen) {
      TableColumn("Name", value: \.id)
      TableColumn("Length", value: \.id.count) { Text("\($0.id.count)") }
    }
    Text(verbatim: "chosen \(chosen.sorted().joined())")
  }
}

/// Rows declared by a program.
private struct Pair: TableRowContent {
  let names: [String]

  var tableRowBody: some TableRowContent<Item> {
    ForEach(names, id: \.self) { TableRow(Item(id: $0)) }
  }
}

@MainActor
struct TableRowsTests {
  @Test("Children are shown indented below their expanded parents")
  func outline() throws {
    let app = ViewTest(Outline())
    #expect(app.exists("果物") && app.exists("bread") && !app.exists("apple"))
    try app.tap(.label("Disclose").at(0))
    #expect(app.exists("apple") && app.exists("pears") && !app.exists("nashi"))
    #expect(try app.find("apple").frame.minX == app.find("pears").frame.minX)
    #expect(try app.find("apple").frame.minX > app.find("果物").frame.minX)
    try app.tap("apple")
    #expect(app.exists("chosen apple"))
    try app.tap(.label("Disclose").at(0))
    #expect(!app.exists("apple"))
  }

  @Test("A ForEach without a closure is a row for each element, beside others")
  func elements() throws {
    let items = [Item(id: "pears"), Item(id: "apple")]
    let app = ViewTest(
      Table(of: Item.self) {
        TableColumn("Name", value: \.id)
      } rows: {
        TableRow(Item(id: "first"))
        ForEach(items)
        TableRow(Item(id: "last"))
      })
    let order = try ["first", "pears", "apple", "last"].map { try app.find(.text($0)).frame.minY }
    #expect(order == order.sorted() && Set(order).count == 4)
  }

  @Test("Sections put rows under their own headers, and can be collapsed")
  func sections() throws {
    struct Sections: View {
      @State private var isOpen = true

      var body: some View {
        Table(of: Item.self) {
          TableColumn("Name", value: \.id)
        } rows: {
          Section("Fruit") { ForEach(["apple", "梨"], id: \.self) { TableRow(Item(id: $0)) } }
          Section("Bread", isExpanded: $isOpen) { TableRow(Item(id: "rye")) }
          Section {
            TableRow(Item(id: "tea"))
          } header: {
            Text("Drinks")
          }
          Group { Pair(names: ["knife", "fork"]) }
        }
      }
    }
    let app = ViewTest(Sections())
    let words = ["Fruit", "apple", "梨", "Bread", "rye", "Drinks", "tea", "knife", "fork"]
    let tops = try words.map { try app.find(.named($0)).frame.minY }
    #expect(tops == tops.sorted() && Set(tops).count == words.count)
    try app.tap("Bread")
    #expect(!app.exists("rye") && app.exists("tea"))
  }

  @Test("A row has its own menu, and can be made unselectable")
  func menus() throws {
    struct Menus: View {
      @State private var chosen: String?
      @State private var log = "-"

      var body: some View {
        Table(of: Item.self, selection: $chosen) {
          TableColumn("Name", value: \.id)
        } rows: {
          ForEach(["a", "b"], id: \.self) { name in
            TableRow(Item(id: name)).contextMenu { Button("Delete \(name)") { log = name } }
          }
          TableRow(Item(id: "fixed")).selectionDisabled()
        }
        Text(verbatim: "deleted \(log), chosen \(chosen ?? "-")")
      }
    }
    let app = ViewTest(Menus())
    try app.find("b").openMenu()
    try app.tap("Delete b")
    #expect(app.exists("deleted b, chosen -"))
    try app.tap("a")
    #expect(app.exists("deleted b, chosen a"))
    try? app.tap("fixed")
    #expect(app.exists("deleted b, chosen a"))
  }

  @Test("A row is dragged to another one")
  func dragging() async throws {
    struct Dragging: View {
      @State private var log = "-"

      var body: some View {
        Table(of: Item.self) {
          TableColumn("Name", value: \.id)
        } rows: {
          TableRow(Item(id: "stone")).draggable("a stone")
          TableRow(Item(id: "bag")).dropDestination(for: String.self) { log = $0.joined() }
        }
        Text(verbatim: "bag holds \(log)")
      }
    }
    let app = ViewTest(Dragging())
    try app.find("stone").drag(to: app.find("bag"))
    try await app.settle()
    #expect(app.exists("bag holds a stone"))
  }

  @Test("Columns come from a collection, and from a custom type")
  func columnCollections() throws {
    struct Initial: TableColumnContent {
      var tableColumnBody: some TableColumnContent<Item, Never> {
        TableColumn("Initial") { item in Text(item.id.prefix(1)) }
      }
    }
    struct Grades: View {
      let subjects = ["数学", "Art"]
      var name: some TableColumnContent<Item, KeyPathComparator<Item>> {
        TableColumn("Name", value: \.id)
      }

      var body: some View {
        Table([Item(id: "Mika"), Item(id: "Ada")]) {
          name
          Initial()
          TableColumnForEach(subjects, id: \.self) { subject in
            TableColumn(subject) { item in Text("\(item.id) in \(subject)") }
          }
        }
        .tableStyle(.bordered(alternatesRowBackgrounds: true))
      }
    }
    let app = ViewTest(Grades())
    for words in ["Name", "Initial", "数学", "Art", "Mika in 数学", "Ada in Art", "M"] {
      #expect(app.exists(.named(words)), "\(words)")
    }
    let columns = try ["Name", "Initial", "数学", "Art"].map { try app.find(.named($0)).frame.minX }
    #expect(columns == columns.sorted())
  }

  @Test("A column sorts by its own comparator")
  func ownComparator() throws {
    struct ByLength: SortComparator, Hashable {
      var order = SortOrder.forward

      func compare(_ a: Item, _ b: Item) -> ComparisonResult {
        let result: ComparisonResult =
          a.id.count == b.id.count
          ? .orderedSame : a.id.count < b.id.count ? .orderedAscending : .orderedDescending
        guard order == .reverse, result != .orderedSame else { return result }
        return result == .orderedAscending ? .orderedDescending : .orderedAscending
      }
    }
    struct Sorted: View {
      @State private var items = ["long name", "ab", "middle"].map { Item(id: $0) }
      @State private var order: [ByLength] = []

      var body: some View {
        Table(items, sortOrder: $order) {
          TableColumn("Name", sortUsing: ByLength()) { Text($0.id) }
        }
        .onChange(of: order) { items.sort(using: order) }
      }
    }
    let app = ViewTest(Sorted())
    try app.tap("Name")
    let tops = try ["ab", "middle", "long name"].map { try app.find(.named($0)).frame.minY }
    #expect(tops == tops.sorted())
    try app.tap("Name")
    #expect(try app.find("long name").frame.minY < app.find("ab").frame.minY)
  }
}
