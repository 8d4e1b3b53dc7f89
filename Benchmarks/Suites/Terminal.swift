import SwiftUI

extension Benchmark {
  /// The cost of a change among many mounted rows in a terminal, from the key or the write to the
  /// bytes.
  static let terminal = Benchmark(name: "terminal") {
    let (few, many) = (Pile(100), Pile(10_000))
    let key = timeInTurns(calls: 50, many.press, against: few.press)
    let label = timeInTurns(calls: 50, many.change, against: few.change)
    let (short, long) = (Buttons(100), Buttons(10_000))
    let arrow = timeInTurns(calls: 50, long.moveDown, against: short.moveDown)
    let bytes = many.stage.countBytes { many.press(0) }
    return [
      Figure("a key among 10,000 rows", key, against: "100 rows").ratio(atMost: 1.5),
      Figure("a label among 10,000 rows", label, against: "100 rows").ratio(atMost: 1.5),
      Figure("an arrow among 10,000 buttons", arrow, against: "100 buttons").ratio(atMost: 1.5),
      Figure("bytes of a key", remark: "\(bytes)").bounded("bytes", Double(bytes), atMost: 200),
    ]
  }

  /// Long texts and lists in a terminal, from the key to the bytes.
  static let terminalTexts = Benchmark(name: "terminal-long") {
    let (page, book) = (Editor(200), Editor(20_000))
    let typing = timeInTurns(calls: 20, book.type, against: page.type)
    let down = timeInTurns(calls: 20, book.moveDown, against: page.moveDown)
    let (few, many) = (Choices(100), Choices(10_000))
    let choice = timeInTurns(calls: 20, many.moveDown, against: few.moveDown)
    let thousand = Choices(1_000)
    let (noted, long) = (Todos(100), Todos(10_000))
    let todo = timeInTurns(calls: 20, long.moveDown, against: noted.moveDown)
    return [
      Figure("a letter in 20,000 lines", typing, against: "200 lines").seconds(atMost: 5e-3),
      Figure("an arrow in 20,000 lines", down, against: "200 lines").seconds(atMost: 5e-3),
      Figure("an arrow in a list of 10,000", choice, against: "100 rows").ratio(atMost: 1.5),
      Figure("an arrow in a list of 1,000", seconds: time(calls: 20, thousand.moveDown))
        .seconds(atMost: 2e-3),
      Figure("an arrow among 10,000 to-dos", todo, against: "100 to-dos").seconds(atMost: 5e-3),
    ]
  }

  /// A counter with the focus above rows that are all mounted.
  @MainActor
  private struct Pile {
    let board = Board()
    let stage: TerminalStage

    init(_ count: Int) {
      stage = TerminalStage(CounterOverRows(rows: RowList(Item.make(0..<count), board)))
      stage.type("\t")
    }

    func press(_ call: Int) { stage.type(" ") }

    func change(_ call: Int) {
      stage.show { board.label(of: call % 7).wrappedValue = "\(call % 10)" }
    }
  }

  @MainActor
  private struct Buttons {
    let stage: TerminalStage

    init(_ count: Int) {
      stage = TerminalStage(ButtonRows(count: count))
      stage.type("\t")
    }

    /// To and fro in the middle of the visible part, so that the short list does not end.
    func moveDown(_ call: Int) { stage.type(call % 20 < 10 ? "\u{1B}[B" : "\u{1B}[A") }
  }

  @MainActor
  private struct Editor {
    let stage: TerminalStage

    init(_ lines: Int) {
      let text = (0..<lines).map { "Line \($0) of a text that is long" }
      stage = TerminalStage(TextPage(text: text.joined(separator: "\n")))
      stage.type("\t\u{1B}[B\u{1B}[B")
    }

    func type(_ call: Int) { stage.type("a") }
    func moveDown(_ call: Int) { stage.type(call % 20 < 10 ? "\u{1B}[B" : "\u{1B}[A") }
  }

  @MainActor
  private struct Choices {
    let stage: TerminalStage

    init(_ count: Int) {
      stage = TerminalStage(ChoiceList(items: Item.make(0..<count)))
      stage.type("\t")
    }

    func moveDown(_ call: Int) { stage.type(call % 80 < 40 ? "\u{1B}[B" : "\u{1B}[A") }
  }

  @MainActor
  private struct Todos {
    let stage: TerminalStage

    init(_ count: Int) {
      stage = TerminalStage(TodoList(todos: (0..<count).map { Todo(id: $0) }))
      stage.type("\t")
    }

    func moveDown(_ call: Int) { stage.type(call % 80 < 40 ? "\u{1B}[B" : "\u{1B}[A") }
  }
}

private struct CounterOverRows: View {
  let rows: RowList
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading) {
      Button("Pressed \(count % 10) times") { count += 1 }
      ScrollView { rows }
    }
  }
}

private struct ButtonRows: View {
  let count: Int
  @State private var pressed = 0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(0..<count, id: \.self) { number in
          Button("Button \(number)") { pressed = number }
        }
      }
    }
  }
}

private struct TextPage: View {
  @State var text: String

  var body: some View { TextEditor(text: $text) }
}

private struct ChoiceList: View {
  let items: [Item]
  @State private var selection: Int?

  var body: some View {
    List(items, selection: $selection) { item in Text(item.title) }
  }
}

private struct Todo: Identifiable {
  let id: Int
  var isDone = false
}

private struct TodoList: View {
  @State var todos: [Todo]

  var body: some View {
    List {
      ForEach($todos) { $todo in
        Toggle("To do \(todo.id)", isOn: $todo.isDone)
          .swipeActions { Button("Delete", role: .destructive) {} }
      }
      .onDelete { todos.remove(atOffsets: $0) }
    }
  }
}
