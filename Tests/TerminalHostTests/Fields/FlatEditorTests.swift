import SwiftUI
import Testing

@testable import TerminalHost

private struct Sheet: View {
  @State private var text = "One\nTwo"
  @State private var name = "Ann"
  @State private var word = ""
  @State private var town = "Graz"

  var body: some View {
    VStack(spacing: 0) {
      TextEditor(text: $text).frame(height: 80)
      TextField("Name", text: $name)
      TextField("Word", text: $word)
      TextField("Town", text: $town).textFieldStyle(.roundedBorder)
    }
  }
}

private let environments = [["TERM": "xterm"], ["TERM": "xterm", "NO_COLOR": "1"]]

/// Text inputs where the terminal has no colours for a background.
@Suite("Text inputs without a background")
@MainActor
struct FlatEditorTests {
  /// The rows on which a cell is underlined, from the editor's first one.
  private func lines(
    _ screen: AppScreen, at column: Int, from row: Int, count: Int
  ) -> [Bool] {
    (row..<(row + count)).map {
      screen.host.painter.screen[column, $0].style.attributes.contains(.underline)
    }
  }

  @Test(
    "An editor has a line at its end alone, not under each line of its text",
    arguments: environments)
  func editor(_ environment: [String: String]) throws {
    let screen = AppScreen(Sheet(), 40, 14, environment)
    let row = try #require(screen.row(of: "One"))
    let column = try #require(screen.columns(of: "One")).lowerBound
    for column in [column, column + 10] {
      #expect(lines(screen, at: column, from: row, count: 5) == [false, false, false, false, true])
    }
  }

  @Test("A field has it under its text, and under its prompt", arguments: environments)
  func fields(_ environment: [String: String]) throws {
    let screen = AppScreen(Sheet(), 40, 14, environment)
    for text in ["Ann", "Word"] {
      let row = try #require(screen.row(of: text))
      let column = try #require(screen.columns(of: text)).lowerBound
      #expect(lines(screen, at: column, from: row, count: 1) == [true])
      #expect(lines(screen, at: column + 10, from: row, count: 1) == [true])
    }
  }

  @Test("In a box there is none", arguments: environments)
  func box(_ environment: [String: String]) throws {
    let screen = AppScreen(Sheet(), 40, 14, environment)
    let row = try #require(screen.row(of: "Graz"))
    let column = try #require(screen.columns(of: "Graz")).lowerBound
    #expect(lines(screen, at: column, from: row, count: 1) == [false])
  }
}
