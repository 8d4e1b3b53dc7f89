import Observation
import SwiftUI
import Testing
import ViewTesting

@Observable private final class Book {
  var title = "one"
  var pages = 1
  var tags = ["a"]
  var child: Book?
  @ObservationIgnored var ignored = 0

  var summary: String { "\(title) (\(pages))" }
}

@Observable private final class Shelf {
  var books: [Book] = [Book(), Book()]
}

@MainActor private let global = Book()

private struct Reading: View {
  let book: Book
  let text: (Book) -> String

  init(_ book: Book, _ text: @escaping (Book) -> String) {
    self.book = book
    self.text = text
  }

  var body: some View { Text(text(book)) }
}

private struct TitleEditor: View {
  @Bindable var book: Book
  var body: some View {
    VStack {
      Text("title \(book.title)")
      Mark(text: $book.title)
    }
  }

  struct Mark: View {
    @Binding var text: String
    var body: some View { PlainButton("mark") { text += "!" } }
  }
}

@MainActor
struct ObservationTests {
  @Test("S5.2 Setting an equal value runs nothing; an in-place change always does")
  func equalWrites() {
    let book = Book()
    let app = ViewTest(Reading(book) { "\($0.title) \($0.pages) \($0.tags)" })
    book.title = "one"
    #expect(app.bodiesRun == ["Reading"] && app.diagnostics.isEmpty)
    let model = Book()
    let other = ViewTest(Reading(model) { "\($0.tags)" })
    other.run { model.tags = ["a"] }
    #expect(other.bodiesRun == [])
    other.run { model.tags.append(contentsOf: []) }
    #expect(other.bodiesRun == ["Reading"])
  }

  @Test("S5.4 Only the properties that a body reads run it")
  func perProperty() {
    let book = Book()
    let app = ViewTest(Reading(book) { $0.title })
    app.run { book.pages = 9 }
    #expect(app.bodiesRun == [])
    app.run { book.title = "二" }
    #expect(app.bodiesRun == ["Reading"])
    #expect(app.exists("二"))
  }

  @Test("S5.4 A computed property depends on what it reads")
  func computed() {
    let book = Book()
    let app = ViewTest(Reading(book) { $0.summary })
    book.pages = 300
    #expect(app.exists("one (300)"))
  }

  @Test("S5.4 A chain of objects depends on each link")
  func chain() {
    let book = Book()
    book.child = Book()
    let app = ViewTest(Reading(book) { $0.child?.title ?? "none" })
    book.child?.title = "inner"
    #expect(app.exists("inner"))
    let former = book.child
    book.child = Book()
    #expect(app.exists("one"))
    app.run { former?.title = "gone" }
    #expect(app.bodiesRun == [])
  }

  @Test("S5.4 A body that reads only the array does not depend on its elements' properties")
  func arrays() {
    let shelf = Shelf()
    struct Count: View {
      let shelf: Shelf
      var body: some View {
        VStack {
          Text("\(shelf.books.count) books")
          ForEach(shelf.books.indices, id: \.self) { Reading(shelf.books[$0]) { $0.title } }
        }
      }
    }
    let app = ViewTest(Count(shelf: shelf))
    app.run { shelf.books[0].title = "first" }
    #expect(app.bodiesRun == ["Reading(0)"])
    app.run { shelf.books.append(Book()) }
    #expect(app.bodiesRun.first == "Count")
    #expect(app.exists("3 books"))
  }

  @Test("S5.5 Ignored properties run nothing")
  func ignored() {
    let book = Book()
    let app = ViewTest(Reading(book) { "\($0.ignored)" })
    app.run { book.ignored = 5 }
    #expect(app.bodiesRun == [])
  }

  @Test("S5.7 The dependencies are those of the last evaluation")
  func conditional() {
    let book = Book()
    let app = ViewTest(Reading(book) { $0.pages > 1 ? $0.title : "short" })
    app.run { book.title = "x" }
    #expect(app.bodiesRun == [])
    app.run { book.pages = 2 }
    #expect(app.exists("x"))
    app.run { book.title = "y" }
    #expect(app.exists("y"))
    app.run { book.pages = 1 }
    app.run { book.title = "z" }
    #expect(app.bodiesRun == [])
  }

  @Test("S5.7 Global objects are tracked")
  func globals() {
    struct Global: View { var body: some View { Text(global.title) } }
    let app = ViewTest(Global())
    global.title = "changed"
    #expect(app.exists("changed"))
    global.title = "one"
  }

  @Test("S5.7 Several changes in one turn are one evaluation")
  func coalescing() {
    let book = Book()
    let app = ViewTest(Reading(book) { $0.summary })
    app.run {
      for page in 0..<100 {
        book.pages = page
        book.title = "\(page)"
      }
    }
    #expect(app.exists("99 (99)"))
    #expect(app.bodiesRun == ["Reading"])
  }

  @Test("S5.7 A change off the main thread is shown, without a warning")
  func offMain() async throws {
    let book = Book()
    let app = ViewTest(Reading(book) { $0.title })
    app.run {
      nonisolated(unsafe) let book = book
      Task { @concurrent in book.title = "off" }
    }
    try await app.settle()
    #expect(app.exists("off"))
    #expect(app.writeWarnings.isEmpty)
  }

  @Test("S5.8 A value that only an action reads is not a dependency")
  func actions() throws {
    struct Acting: View {
      let book: Book
      let log: Log
      var body: some View {
        PlainButton("tell") { log(book.title) }
          .onAppear { log(book.title) }
      }
    }
    let (book, log) = (Book(), Log())
    let app = ViewTest(Acting(book: book, log: log))
    app.run { book.title = "x" }
    #expect(app.bodiesRun == [])
    try app.tap("tell")
    #expect(log.take() == ["one", "x"])
  }

  @Test("S5.9 A geometry reader's content has its own dependencies")
  func geometry() {
    struct Sized: View {
      let book: Book
      var body: some View { GeometryReader { _ in Text(book.title) } }
    }
    let book = Book()
    let app = ViewTest(Sized(book: book))
    #expect(app.exists("one"))
    app.run { book.title = "二" }
    #expect(app.bodiesRun == [])
    #expect(app.exists("二"))
  }

  @Test("S5.9 Other builder closures belong to the body that contains them")
  func eagerBuilders() {
    struct Stacked: View {
      let book: Book
      var body: some View { VStack { Group { Text(book.title) } } }
    }
    let book = Book()
    let app = ViewTest(Stacked(book: book))
    app.run { book.title = "二" }
    #expect(app.bodiesRun == ["Stacked"])
  }

  @Test("S5.10 Passing an object on is not a dependency; another object updates the view")
  func passing() throws {
    struct Top: View {
      @State private var book = Book()
      var body: some View {
        VStack {
          PlainButton("rename") { book.title = "renamed" }
          PlainButton("replace") { book = Book() }
          TitleEditor(book: book)
        }
      }
    }
    let app = ViewTest(Top())
    try app.tap("rename")
    #expect(app.bodiesRun == ["TitleEditor"])
    #expect(app.exists("title renamed"))
    try app.tap("replace")
    #expect(app.exists("title one"))
    try app.tap("rename")
    #expect(app.exists("title renamed"))
  }
}
