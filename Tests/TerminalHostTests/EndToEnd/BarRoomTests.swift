import SwiftUI
import Testing

@testable import TerminalHost

private struct Orders: View {
  @State private var last = "nothing"

  var body: some View {
    NavigationStack {
      Text(verbatim: "did \(last)")
        .navigationTitle("Orders of this year")
        .toolbar {
          ToolbarItem { Button("Statistics") { last = "statistics" } }
          ToolbarItem { Button("Print") { last = "print" } }
          ToolbarItem(placement: .primaryAction) { Button("New") { last = "new" } }
        }
    }
  }
}

/// A bar with items at both ends.
private struct Mailbox: View {
  var body: some View {
    NavigationStack {
      Text("Messages")
        .navigationTitle("Messages of this year")
        .toolbar {
          ToolbarItem(placement: .navigation) { Button("Accounts") {} }
          ToolbarItem(placement: .topBarLeading) { Button("Filter") {} }
          ToolbarItem { Button("Archive") {} }
          ToolbarItem(placement: .primaryAction) { Button("Write") {} }
        }
    }
  }
}

/// A bar with a custom view in the title's place.
private struct Months: View {
  var body: some View {
    NavigationStack(path: .constant(["Month"])) {
      Text("Years")
        .navigationTitle("Years")
        .navigationDestination(for: String.self) { _ in
          Text("Days")
            .toolbar {
              ToolbarItem(placement: .principal) {
                HStack {
                  Button("‹") {}
                  Text("November 2026").lineLimit(1)
                  Button("›") {}
                }
              }
              ToolbarItem(placement: .primaryAction) { Button("New Entry", systemImage: "plus") {} }
            }
        }
    }
  }
}

/// A bar without a back button, with a label of natural width in the middle.
private struct Centered: View {
  var body: some View {
    NavigationStack {
      Text("Days")
        .navigationTitle("Days of this year")
        .toolbar {
          ToolbarItem(placement: .principal) { Text("November 2026").frame(width: 160) }
          ToolbarItem { Button("Statistics") {} }
          ToolbarItem(placement: .primaryAction) { Button("New Entry", systemImage: "plus") {} }
        }
    }
  }
}

/// The same bar with a title that cannot be shortened.
private struct FixedMonths: View {
  var body: some View {
    NavigationStack(path: .constant(["Month"])) {
      Text("Years")
        .navigationTitle("Years")
        .navigationDestination(for: String.self) { _ in
          Text("Days")
            .toolbar {
              ToolbarItem(placement: .principal) {
                HStack {
                  Button("‹") {}
                  Text("November 2026").frame(minWidth: 160)
                  Button("›") {}
                }
              }
              ToolbarItem { Button("Statistics") {} }
              ToolbarItem(placement: .primaryAction) { Button("New Entry", systemImage: "plus") {} }
            }
        }
    }
  }
}

private struct Library: View {
  @State private var book: String?

  var body: some View {
    NavigationSplitView {
      List(["Momo", "Kokoro"], id: \.self, selection: $book) { Text($0).tag($0) }
    } content: {
      Text("Chapters begin here, and their names are rather long ones")
    } detail: {
      if let book { Text("Pages of \(book)") }
    }
  }
}

@Suite("Space in bars and columns of a terminal")
@MainActor
struct BarRoomTests {
  private func bar(_ columns: Int) -> String {
    let screen = AppScreen(Orders(), columns, 8)
    return screen.host.painter.screen.lines[0]
  }

  @Test("Items that do not fit in a bar go to its menu, the primary action last")
  func bars() {
    #expect(bar(60).contains("Statistics") && bar(60).contains("Print"))
    #expect(!bar(60).contains("⋯"))
    #expect(!bar(28).contains("Statistics") && bar(28).contains("Print"))
    #expect(bar(28).contains("New") && bar(28).contains("⋯"))
    #expect(bar(18).contains("New") && bar(18).contains("⋯") && !bar(18).contains("Print"))
  }

  @Test("A principal item is shortened before an item wraps")
  func principal() {
    for columns in [40, 60] {
      let line = AppScreen(Months(), columns, 8).host.painter.screen.lines[0]
      #expect(line.contains("New Entry") && line.contains("Nov"), "\(columns): \(line)")
    }
  }

  @Test("Nothing wraps beside a principal item that cannot be shortened")
  func fixedPrincipal() {
    for columns in [40, 60] {
      let lines = AppScreen(FixedMonths(), columns, 8).host.painter.screen.lines
      #expect(lines[0].contains("November 2026"), "\(columns): \(lines[0])")
      #expect(lines[0].contains("New Entry") || lines[0].contains("⋯"), "\(columns): \(lines[0])")
      #expect(lines[1].allSatisfy { $0 == " " }, "\(columns): \(lines[1])")
    }
  }

  @Test("The menu is there at every width, and the principal item moves into it last")
  func narrow() {
    for columns in 16...60 {
      let lines = AppScreen(Centered(), columns, 8).host.painter.screen.lines
      #expect(lines[0].contains("November 2026") || lines[0].contains("Day"), "\(lines[0])")
      #expect(lines[0].contains("New Entry") || lines[0].contains("⋯"), "\(columns): \(lines[0])")
      #expect(lines[1].allSatisfy { $0 == " " }, "\(columns): \(lines[1])")
      let months = AppScreen(FixedMonths(), columns, 8).host.painter.screen.lines[0]
      #expect(months.contains("New Entry") || months.contains("⋯"), "\(columns): \(months)")
      #expect(months.hasPrefix(" ‹"), "\(columns): \(months)")
    }
  }

  @Test("The principal item can be used in the menu, and returns when there is room")
  func movedPrincipal() {
    let screen = AppScreen(FixedMonths(), 30, 12)
    #expect(!screen.text.contains("November"))
    screen.click("⋯")
    #expect(screen.text.contains("›") && screen.text.contains("Statistics"))
    screen.escape()
    screen.resize(80, 12)
    #expect(screen.text.contains("November 2026") && screen.text.contains("New Entry"))
    #expect(!screen.text.contains("⋯"))
  }

  @Test("Leading items move to the menu after trailing ones; navigation items stay")
  func leading() {
    var shown: Set<Int> = []
    for columns in stride(from: 80, through: 34, by: -2) {
      let line = AppScreen(Mailbox(), columns, 8).host.painter.screen.lines[0]
      #expect(line.contains("Accounts") && line.contains("Write"), "\(columns): \(line)")
      let items = ["Filter", "Archive"].filter(line.contains)
      #expect(items != ["Archive"], "\(columns): \(line)")
      #expect(line.contains("⋯") == (items.count < 2), "\(columns): \(line)")
      shown.insert(items.count)
    }
    #expect(shown == [0, 1, 2])
  }

  @Test("The menu's entries do what they did in the bar, and return when there is room")
  func menu() {
    let screen = AppScreen(Orders(), 18, 8)
    screen.click("⋯")
    #expect(screen.text.contains("Statistics") && screen.text.contains("Print"))
    screen.click("Statistics")
    #expect(screen.text.contains("did statistics"))
    screen.resize(60, 8)
    #expect(screen.text.contains("Statistics") && !screen.text.contains("⋯"))
  }

  @Test("An empty column leaves its space to the one before")
  func columns() {
    let screen = AppScreen(Library(), 80, 6)
    #expect(screen.text.contains("Chapters begin here, and their names are rather lon"))
    screen.click("Momo")
    #expect(screen.text.contains("Pages of Momo"))
    #expect(!screen.text.contains("Chapters begin here, and their names are rather lon"))
  }
}
