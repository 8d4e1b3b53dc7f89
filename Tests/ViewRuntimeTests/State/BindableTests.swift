import Observation
import SwiftUI
import Testing
import ViewTesting

@Observable private final class Book: Identifiable {
  let id: Int
  var title: String

  init(_ id: Int = 0, title: String = "one") {
    self.id = id
    self.title = title
  }
}

@MainActor private let shared = Book(title: "shared")

private struct Mark: View {
  @Binding var text: String
  var body: some View { PlainButton("mark \(text)") { text += "!" } }
}

@MainActor
struct BindableTests {
  @Test("S5.11 As a property of a view it binds to the object's properties")
  func property() throws {
    struct Editor: View {
      @Bindable var book: Book
      var body: some View {
        VStack {
          Text("title \(book.title)")
          Mark(text: $book.title)
        }
      }
    }
    let app = ViewTest(Editor(book: Book()))
    try app.tap("mark one")
    #expect(app.exists("title one!"))
    #expect(app.bodiesRun == ["Editor", "Mark"])
  }

  @Test("S5.11 It works as a local variable in a body, on an object of the environment")
  func local() throws {
    struct Editor: View {
      @Environment(Book.self) private var book
      var body: some View {
        @Bindable var book = book
        Mark(text: $book.title)
      }
    }
    let book = Book()
    let app = ViewTest(Editor().environment(book))
    try app.tap("mark one")
    #expect(book.title == "one!")
    #expect(app.bodiesRun == ["Editor", "Mark"])
  }

  @Test("S5.13 A body that takes a binding to a property has read it")
  func readByTaking() throws {
    struct Editor: View {
      @Bindable var book: Book
      var body: some View { Mark(text: $book.title) }
    }
    let app = ViewTest(Editor(book: Book()))
    try app.tap("mark one")
    #expect(app.bodiesRun == ["Editor", "Mark"])
  }

  @Test("S5.13 So has one that takes it through a state, or a binding")
  func readThroughState() throws {
    struct Editor: View {
      @Binding var book: Book
      var body: some View { Mark(text: $book.title) }
    }
    struct Owner: View {
      @State private var book = Book()
      let isDirect: Bool
      var body: some View {
        if isDirect { Mark(text: $book.title) } else { Editor(book: $book) }
      }
    }
    for isDirect in [true, false] {
      let app = ViewTest(Owner(isDirect: isDirect))
      try app.tap("mark one")
      #expect(app.exists("mark one!"))
      #expect(app.bodiesRun == [isDirect ? "Owner" : "Editor", "Mark"])
    }
  }

  @Test("S2.7, S5.13 Taking a binding to a part of a value reads neither the part nor the whole")
  func partsOfValues() throws {
    struct Page {
      var title = "one"
    }
    struct Owner: View {
      @State private var page = Page()
      var body: some View { Mark(text: $page.title) }
    }
    let app = ViewTest(Owner())
    try app.tap("mark one")
    #expect(app.bodiesRun == ["Mark"])
  }

  @Test("S5.13 Taking a binding in an action is not a read")
  func takenInAction() throws {
    struct Editor: View {
      @Bindable var book: Book
      var body: some View {
        PlainButton("change") { $book.title.wrappedValue += "!" }
      }
    }
    let book = Book()
    let app = ViewTest(Editor(book: book))
    try app.tap("change")
    #expect(book.title == "one!")
    #expect(app.bodiesRun.isEmpty)
  }

  @Test("S5.11 It works on a global")
  func onGlobal() throws {
    struct Editor: View {
      var body: some View { Mark(text: Bindable(shared).title) }
    }
    let app = ViewTest(Editor())
    try app.tap("mark shared")
    #expect(app.exists("mark shared!"))
  }

  @Test("S5.11 In a ForEach each element is bound separately")
  func rows() throws {
    struct Rows: View {
      let books: [Book]
      var body: some View {
        VStack {
          ForEach(books) { book in
            @Bindable var book = book
            Mark(text: $book.title)
          }
        }
      }
    }
    let app = ViewTest(Rows(books: [Book(1, title: "a"), Book(2, title: "b")]))
    try app.tap("mark b")
    #expect(app.bodiesRun == ["Mark(2)"])
    #expect(app.exists("mark a"))
    #expect(app.exists("mark b!"))
  }

  @Test("S5.11 A binding to an object's property takes the object's writes through a state")
  func state() throws {
    struct Owner: View {
      @State private var book = Book()
      var body: some View {
        VStack {
          Text("title \(book.title)")
          Mark(text: $book.title)
        }
      }
    }
    let app = ViewTest(Owner())
    try app.tap("mark one")
    #expect(app.exists("title one!"))
  }
}
