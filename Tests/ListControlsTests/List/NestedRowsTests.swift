import SwiftUI
import Testing
import ViewTesting

private struct Shelf: Identifiable {
  let id: String
  var books: [String]
}

/// A `ForEach` of sections with a `ForEach` of rows in each.
private struct Shelves: View {
  @State private var shelves = (0..<6).map { shelf in
    Shelf(id: "shelf \(shelf)", books: (0..<4).map { "book \(shelf)\($0)" })
  }
  @State private var chosen: String?
  @State private var mayDelete = true

  var body: some View {
    ScrollViewReader { proxy in
      List(selection: $chosen) {
        ForEach($shelves) { $shelf in
          Section(shelf.id) {
            ForEach(shelf.books, id: \.self) { Text($0) }
              .onDelete(perform: mayDelete ? { shelf.books.remove(atOffsets: $0) } : nil)
              .onMove { shelf.books.move(fromOffsets: $0, toOffset: $1) }
          }
        }
      }
      .frame(height: 160)
      Text("chosen \(chosen ?? "none")")
      Button("Allow or forbid") { mayDelete.toggle() }
      Button("Go") { proxy.scrollTo("book 52", anchor: .top) }
    }
  }
}

/// Rows that can be deleted at times only.
private struct Guarded: View {
  @State private var names = ["a", "b"]
  @State private var mayDelete = true

  var body: some View {
    VStack {
      List {
        ForEach(names, id: \.self) { Text($0) }
          .onDelete(perform: mayDelete ? { names.remove(atOffsets: $0) } : nil)
      }
      Button("Allow or forbid") { mayDelete.toggle() }
    }
  }
}

@MainActor
struct NestedRowsTests {
  private func books(_ app: ViewTest) -> [String] {
    app.findAll(.row()).map(\.label).filter { $0.hasPrefix("book 0") }
  }

  @Test("Rows of a section that is itself an element are deleted and moved in their own collection")
  func editing() throws {
    let app = ViewTest(VStack { Shelves() })
    try app.row("book 01").delete()
    #expect(books(app) == ["book 00", "book 02", "book 03"])
    try app.row("book 02").delete()
    #expect(books(app) == ["book 00", "book 03"])
    try app.row("book 03").performAction(named: "moveUp")
    #expect(books(app) == ["book 03", "book 00"])
    try app.row("book 00").performAction(named: "moveUp")
    #expect(books(app) == ["book 00", "book 03"])
  }

  @Test("They are selected by their own ids")
  func selection() throws {
    let app = ViewTest(VStack { Shelves() })
    try app.row("book 02").tap()
    #expect(app.exists("chosen book 02"))
    try app.row("book 00").tap()
    #expect(app.exists("chosen book 00"))
  }

  @Test("They are scrolled to by their own ids, even if their section was never visible")
  func scrolling() throws {
    let app = ViewTest(VStack { Shelves() })
    try app.tap("Go")
    let list = try app.find(.role(.list)).frame
    #expect(try app.row("book 52").frame.minY >= list.minY)
    #expect(try app.row("book 52").isVisible)
  }

  @Test("A delete action that is removed can no longer be performed, in one ForEach and in two")
  func withdrawn() throws {
    let app = ViewTest(Guarded())
    try app.row("a").delete()
    try app.tap("Allow or forbid")
    #expect(throws: ViewTestError.self) { try app.row("b").delete() }
    try app.tap("Allow or forbid")
    try app.row("b").delete()
    let nested = ViewTest(VStack { Shelves() })
    try nested.tap("Allow or forbid")
    #expect(throws: ViewTestError.self) { try nested.row("book 01").delete() }
    try nested.tap("Allow or forbid")
    try nested.row("book 01").delete()
  }
}
