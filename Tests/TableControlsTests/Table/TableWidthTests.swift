import SwiftUI
import Testing
import ViewTesting

private struct Mail: Identifiable {
  let id: Int
  var subject: String
  var from: String
  var size: Int
}

private let mails = [
  Mail(id: 1, subject: "The minutes of the meeting of last Thursday", from: "Mika", size: 4),
  Mail(id: 2, subject: "昼食", from: "田中", size: 12),
]

private struct Inbox: View {
  private var shown: [Mail] { mails }
  @State private var order = [KeyPathComparator(\Mail.size)]

  var body: some View {
    Table(shown, sortOrder: $order) {
      TableColumn("Subject", value: \.subject)
      TableColumn("From", value: \.from)
      TableColumn("Size", value: \.size) { mail in Text("\(mail.size) KB") }
    }
  }
}

@MainActor
struct TableWidthTests {
  /// The widths of the first two columns, including the gaps after them.
  private func widths(_ app: ViewTest) throws -> [CGFloat] {
    let starts = try ["Subject", "From", "Size"].map { try app.find(.named($0)).frame.minX }
    return [starts[1] - starts[0], starts[2] - starts[1]]
  }

  @Test("Columns are as wide as their content, and share the remaining width")
  func content() throws {
    let app = ViewTest(Inbox())
    app.resize(to: CGSize(width: 640, height: 384))
    let widths = try widths(app)
    #expect(widths[0] > widths[1] * 2)
    let subject = try app.find(.text(mails[0].subject)).frame
    #expect(subject.width == CGFloat(mails[0].subject.count) * 8)
  }

  @Test("Where there is too little room, the widest columns give way first")
  func narrow() throws {
    let app = ViewTest(Inbox())
    app.resize(to: CGSize(width: 320, height: 384))
    #expect(try app.find(.text("12 KB")).frame.width == 5 * 8)
    #expect(try app.find(.text("Mika")).frame.width == 4 * 8)
    #expect(try widths(app)[0] > 100)
  }

  @Test("Dragging the line behind a header widens its column, and narrows the later ones")
  func drag() throws {
    let app = ViewTest(Inbox())
    app.resize(to: CGSize(width: 640, height: 384))
    let before = try widths(app)
    let size = try app.find(.named("Size")).frame.minX
    let line = try #require(app.findAll(.role(.divider)).first)
    try line.drag(by: CGSize(width: -80, height: 0))
    let after = try widths(app)
    #expect(after[0] == before[0] - 80)
    #expect(try app.find(.named("Size")).frame.minX < size)
    try line.drag(by: CGSize(width: 2000, height: 0))
    #expect(try app.find(.named("Size")).frame.maxX <= 640)
    #expect(try widths(app)[0] > before[0])
  }

  @Test("Later rows do not move the columns once enough are known")
  func scrolling() throws {
    struct Long: View {
      let rows = (0..<500).map {
        Mail(
          id: $0, subject: $0 == 400 ? String(repeating: "x", count: 40) : "s", from: "f",
          size: 1)
      }
      var body: some View {
        Table(rows) {
          TableColumn("Subject", value: \.subject)
          TableColumn("From", value: \.from)
        }
      }
    }
    let app = ViewTest(Long())
    let start = try app.find("From").frame.minX
    try app.scroll(to: .text(String(repeating: "x", count: 40)))
    #expect(try app.find("From").frame.minX == start)
  }

  @Test("Scrolling to the end of a table with a short first screen moves no column")
  func end() throws {
    struct Short: View {
      let rows = (0..<30).map {
        Mail(
          id: $0, subject: String(repeating: "x", count: $0 == 0 ? 3 : $0 + 4), from: "f", size: 1)
      }
      var body: some View {
        Table(rows) {
          TableColumn("Subject", value: \.subject)
          TableColumn("From", value: \.from)
        }
      }
    }
    let app = ViewTest(Short().frame(height: 96))
    let start = try app.find("From").frame.minX
    try app.scroll(to: .text(String(repeating: "x", count: 16)))
    #expect(try app.find("From").frame.minX == start)
    try app.scroll(to: .text(String(repeating: "x", count: 33)))
    #expect(try app.find("From").frame.minX == start)
  }

  @Test("Rows that load later make the columns as wide as they need")
  func late() throws {
    let cells = Cells()
    let app = ViewTest(Counted(cells: cells))
    app.resize(to: CGSize(width: 640, height: 384))
    let from = try app.find(.named("From")).frame.minX
    app.run {
      cells.rows?.wrappedValue.append(
        Mail(id: 3, subject: "s", from: String(repeating: "y", count: 20), size: 1))
    }
    #expect(try app.find(.named("From")).frame.minX < from)
  }

  @Test("Columns find their widths, and are dragged, without running the cells' bodies again")
  func oneRun() throws {
    let cells = Cells()
    let app = ViewTest(Counted(cells: cells))
    app.resize(to: CGSize(width: 640, height: 384))
    #expect(cells.made == [1, 2])
    let from = try app.find(.named("From")).frame.minX
    let line = try #require(app.findAll(.role(.divider)).first)
    try line.drag(by: CGSize(width: -80, height: 0))
    #expect(try app.find(.named("From")).frame.minX == from - 80)
    #expect(cells.made == [1, 2])
  }

  @Test("A wider cell widens its column in the same frame")
  func growing() throws {
    let cells = Cells()
    let app = ViewTest(Counted(cells: cells))
    app.resize(to: CGSize(width: 640, height: 384))
    let from = try app.find(.named("From")).frame.minX
    app.run { cells.rows?.wrappedValue[1].from = String(repeating: "y", count: 20) }
    #expect(try app.find(.named("From")).frame.minX < from)
    #expect(try app.find(.text(String(repeating: "y", count: 20))).frame.width == 20 * 8)
  }

  @Test("Columns at their minimum widths are scrolled sideways, headers and rows together")
  func sideways() throws {
    let app = ViewTest(Ledger())
    app.resize(to: CGSize(width: 320, height: 384))
    func starts() throws -> (head: CGFloat, cell: CGFloat) {
      (try app.find(.named("Size")).frame.minX, try app.find(.text("12 KB")).frame.minX)
    }
    #expect(try starts().head > 320)
    try app.find(.role(.scrollView)).scroll(by: CGSize(width: 1000, height: 0))
    #expect(try app.find(.named("Size")).frame.maxX <= 320)
    #expect(try starts().head == starts().cell)
    // If there is room, nothing scrolls.
    app.resize(to: CGSize(width: 960, height: 384))
    #expect(try app.find(.named("Subject")).frame.minX < 40)
    #expect(try app.find(.named("Size")).frame.maxX <= 960)
  }

  @Test("A row that the app scrolls to is shown, without scrolling sideways")
  func asked() throws {
    let app = ViewTest(Asking())
    app.resize(to: CGSize(width: 320, height: 384))
    let start = try app.find(.named("Number")).frame.minX
    try app.tap("Go")
    #expect(try app.find(.text("Row 150")).frame.minY < 100)
    #expect(try app.find(.named("Number")).frame.minX == start)
  }
}

private struct Ledger: View {
  var body: some View {
    Table(mails) {
      TableColumn("Subject", value: \.subject).width(min: 240)
      TableColumn("From", value: \.from).width(160)
      TableColumn("Size") { mail in Text("\(mail.size) KB") }.width(80)
    }
  }
}

private struct Asking: View {
  private let rows = (0..<200).map { Mail(id: $0, subject: "Row \($0)", from: "", size: 0) }

  var body: some View {
    ScrollViewReader { table in
      VStack {
        Button("Go") { table.scrollTo(150, anchor: .top) }
        Table(rows) {
          TableColumn("Number", value: \.subject).width(240)
          TableColumn("From", value: \.from).width(240)
        }
      }
    }
  }
}

private final class Cells {
  var made: [Int] = []
  var rows: Binding<[Mail]>?
}

private struct Counted: View {
  let cells: Cells
  @State private var rows = mails

  init(cells: Cells) { self.cells = cells }

  var body: some View {
    let _ = cells.rows = $rows
    Table(rows) {
      TableColumn("Subject") { mail in
        let _ = cells.made.append(mail.id)
        Text(mail.subject)
      }
      TableColumn("From", value: \.from)
    }
  }
}
