import CoreFoundation
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import NavigationControls

private struct Mail: View {
  @State private var folder: String?
  @State private var visibility = NavigationSplitViewVisibility.all

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(["受信", "送信"], id: \.self, selection: $folder) { Text($0) }
        .navigationTitle("Folders")
        .navigationSplitViewColumnWidth(160)
    } detail: {
      VStack {
        Text("Detail \(folder ?? "none")")
        Button("Only detail") { visibility = .detailOnly }
      }
      .navigationTitle(folder ?? "Mail")
    }
  }
}

private struct Linked: View {
  var body: some View {
    NavigationSplitView {
      VStack {
        NavigationLink("View link") { Text("Linked view") }
        NavigationLink("Value link", value: 7)
      }
      .navigationDestination(for: Int.self) { Text("Linked \($0)") }
      .navigationTitle("Side")
    } detail: {
      Text("Nothing")
    }
  }
}

private struct LinkedRows: View {
  @State private var number: Int?
  var body: some View {
    NavigationSplitView {
      List(1...3, id: \.self, selection: $number) { NavigationLink("Row \($0)", value: $0) }
    } detail: {
      Text("Chosen \(number ?? 0)")
    }
  }
}

private struct Filled: View {
  @State private var path: [Int] = []
  var body: some View {
    NavigationSplitView {
      Text("Side")
    } detail: {
      NavigationStack(path: $path) {
        NavigationLink("In", value: 1)
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { Text("Number \($0)").navigationTitle("Pushed") }
      }
    }
  }
}

@MainActor
struct NavigationSplitViewTests {
  private let narrow = CGSize(width: 320, height: 384)

  @Test("Columns are side by side if there is room; a selection drives the detail")
  func wide() throws {
    let app = ViewTest(Mail())
    #expect(app.exists("Detail none"))
    try app.tap("受信")
    #expect(app.exists("Detail 受信"))
    #expect(app.findAll(.row()).count == 2)
    #expect(try app.find("Detail 受信").frame.minX > 160)
  }

  @Test("The visibility hides columns, whose state is kept; the bar can show them again")
  func visibility() throws {
    let app = ViewTest(Mail())
    try app.tap("送信")
    try app.tap("Only detail")
    #expect(app.findAll(.row()).isEmpty)
    try app.tap("Show Sidebar")
    #expect(try app.row("送信").isSelected)
  }

  @Test("In a narrow window a selection shows the next column, and Back returns")
  func compact() throws {
    let app = ViewTest(Mail(), size: narrow)
    #expect(app.title == "Folders")
    #expect(!app.exists("Detail none"))
    try app.tap("受信")
    #expect(app.exists("Detail 受信"))
    #expect(app.findAll(.row()).isEmpty)
    try app.goBack()
    #expect(app.title == "Folders")
    try app.tap("受信")
    #expect(app.exists("Detail 受信"))
  }

  @Test("S12.10 A link in a column shows its destination in the next one")
  func links() throws {
    let app = ViewTest(Linked())
    #expect(app.exists("Nothing"))
    try app.tap("View link")
    #expect(app.exists("Linked view") && !app.exists("Nothing"))
    try app.tap("Value link")
    #expect(app.exists("Linked 7") && app.exists("View link"))
    #expect(app.diagnostics.isEmpty)
  }

  @Test("S12.10 With one visible column a link shows its destination; Back returns to it")
  func compactLinks() async throws {
    let app = ViewTest(Linked(), size: narrow)
    for (link, destination) in [("View link", "Linked view"), ("Value link", "Linked 7")] {
      try app.tap("\(link)")
      #expect(app.exists("\(destination)") && !app.exists("Nothing"))
      #expect(try app.find("Back").text.contains("Side"))
      try app.goBack()
      #expect(app.exists("\(link)") && app.title == "Side")
    }
    try app.tap("View link")
    try await app.checkInvariants()
  }

  @Test("S12.10 A two-column navigation view shows a row's destination in a narrow window")
  func compactRows() async throws {
    let app = ViewTest(
      NavigationView {
        List(1...3, id: \.self) { number in
          NavigationLink("Row \(number)") { Text("Detail \(number)") }
        }
        .navigationTitle("Rows")
        Text("Welcome")
      }, size: narrow)
    for number in 1...3 {
      try app.tap("Row \(number)")
      #expect(app.exists("Detail \(number)") && !app.exists("Welcome"))
      try app.goBack()
      #expect(app.title == "Rows")
    }
    app.resize(to: CGSize(width: 800, height: 384))
    #expect(app.exists("Row 1") && app.exists("Welcome"))
    try app.tap("Row 2")
    #expect(app.exists("Detail 2") && app.exists("Row 2"))
    app.resize(to: narrow)
    try await app.checkInvariants()
  }

  @Test("A value link in a list with a selection selects its row")
  func linkedRows() throws {
    let app = ViewTest(LinkedRows())
    try app.tap("Row 2")
    #expect(app.exists("Chosen 2"))
    #expect(try app.row("Row 2").isSelected)
    #expect(app.diagnostics.isEmpty)
  }

  @Test("A stack that fills a column uses the column's bar")
  func filled() throws {
    let app = ViewTest(Filled())
    try app.tap("In")
    #expect(app.exists("Number 1"))
    #expect(app.title == "Pushed")
    try app.goBack()
    #expect(app.title == "Root")
  }

  @Test("Resizing keeps the columns' state")
  func resizing() throws {
    let app = ViewTest(Mail())
    try app.tap("送信")
    app.resize(to: narrow)
    app.resize(to: CGSize(width: 640, height: 384))
    #expect(app.exists("Detail 送信"))
    #expect(try app.row("送信").isSelected)
  }

  @Test("A NavigationView of two views has columns, unless it is a stack")
  func former() throws {
    let columns = ViewTest(
      NavigationView {
        NavigationLink("Go") { Text("There") }
        Text("Placeholder")
      })
    #expect(columns.exists("Placeholder"))
    try columns.tap("Go")
    #expect(columns.exists("There") && columns.exists("Go"))
    let stack = ViewTest(
      NavigationView {
        NavigationLink("Go") { Text("There") }
        Text("Placeholder")
      }
      .navigationViewStyle(.stack))
    #expect(!stack.exists("Placeholder"))
  }

  @Test("An initial selection shows the detail if one column is visible")
  func selectedFromStart() throws {
    let app = ViewTest(Chosen(), size: narrow)
    #expect(app.exists("Detail b"))
    try app.goBack()
    #expect(app.findAll(.row()).count == 2)
    #expect(!app.exists("Detail b"))
    let given = ViewTest(Chosen(isColumnGiven: true), size: narrow)
    #expect(given.findAll(.row()).count == 2)
  }
}

private struct Chosen: View {
  var isColumnGiven = false
  @State private var chosen: String? = "b"
  @State private var column = NavigationSplitViewColumn.sidebar

  var body: some View {
    if isColumnGiven {
      NavigationSplitView(preferredCompactColumn: $column) {
        list
      } detail: {
        detail
      }
    } else {
      NavigationSplitView {
        list
      } detail: {
        detail
      }
    }
  }

  private var list: some View {
    List(["a", "b"], id: \.self, selection: $chosen) { Text($0) }
  }

  private var detail: some View { Text("Detail \(chosen ?? "none")") }

  @Test("A column is resized at its divider, within its limits; a fixed one is not")
  func columnLines() throws {
    struct Columns: View {
      var body: some View {
        NavigationSplitView {
          Text("Sidebar").navigationSplitViewColumnWidth(min: 120, ideal: 160, max: 200)
        } content: {
          Text("Content").navigationSplitViewColumnWidth(144)
        } detail: {
          Text("Detail")
        }
      }
    }
    let app = ViewTest(Columns(), size: CGSize(width: 800, height: 300))
    let lines = app.findAll(.role(.divider))
    let before = lines[0].frame.minX
    try lines[0].drag(by: CGSize(width: 16, height: 0))
    #expect(lines[0].frame.minX == before + 16)
    try lines[0].focus()
    try app.press(.end)
    #expect(lines[0].frame.minX == before + 40)
    try app.press(.home)
    #expect(lines[0].frame.minX == before - 40)
    try app.press(.right)
    #expect(lines[0].frame.minX == before - 32)
    #expect(throws: ViewTestError.self) { try lines[1].focus() }
  }

  @Test("The first column's list is a sidebar if several columns are shown, others are not")
  func sidebarStyle() {
    struct Probe: View {
      let name: String
      @Environment(\.listStyle) private var style

      var body: some View { Text(verbatim: "\(name) \(style.rawValue)") }
    }
    struct Split: View {
      var body: some View {
        NavigationSplitView {
          Probe(name: "first")
        } detail: {
          Probe(name: "detail")
        }
      }
    }
    let wide = ViewTest(Split(), size: CGSize(width: 1_000, height: 600))
    #expect(wide.exists("first sidebar") && wide.exists("detail automatic"))
    let narrow = ViewTest(Split(), size: CGSize(width: 320, height: 600))
    #expect(narrow.exists("first automatic"))
  }

  @Test("A column's `dismiss` that outlives the split view, as in a task, does nothing")
  func dismissAfterwards() async throws {
    @MainActor final class Kept { var dismiss: DismissAction? }
    struct Detail: View {
      let kept: Kept
      @Environment(\.dismiss) private var dismiss

      var body: some View { Text("Detail").onAppear { kept.dismiss = dismiss } }
    }
    struct Page: View {
      let kept: Kept
      @State private var isThere = true

      var body: some View {
        VStack {
          Button("Away") { isThere = false }
          if isThere {
            NavigationSplitView {
              Text("Side")
            } detail: {
              Detail(kept: kept)
            }
          }
        }
      }
    }
    let kept = Kept()
    let app = ViewTest(Page(kept: kept), size: CGSize(width: 800, height: 300))
    try await app.settle()
    let dismiss = try #require(kept.dismiss)
    try app.tap("Away")
    try await app.settle()
    dismiss()
    try await app.settle()
    #expect(!app.exists("Detail"))
  }
}
