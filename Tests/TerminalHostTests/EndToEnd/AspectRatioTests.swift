import SwiftUI
import Testing

@testable import TerminalHost

/// Rows with circles that share a width, between a title and a line below.
private struct Games: View {
  var body: some View {
    List([4, 5, 3], id: \.self) { count in
      VStack(alignment: .leading) {
        Text("Game of \(count)")
        HStack {
          ForEach(0..<count, id: \.self) { _ in
            Button {
            } label: {
              Circle().aspectRatio(1, contentMode: .fit)
            }
          }
        }
        Text("\(count) attempts")
      }
    }
    .listStyle(.plain)
  }
}

/// A board of squares.
private struct Chessboard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<4, id: \.self) { row in
        Rectangle().fill(row.isMultiple(of: 2) ? .red : .blue).aspectRatio(1, contentMode: .fit)
          .frame(width: 24)
      }
    }
  }
}

@MainActor
struct AspectRatioTests {
  @Test("S11.12 What keeps its shape takes whole rows: nothing is drawn over the title after it")
  func titles() {
    let screen = AppScreen(Games(), 24, 20)
    let lines = screen.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    for count in [4, 5, 3] {
      #expect(lines.contains("Game of \(count)") && lines.contains("\(count) attempts"))
    }
  }

  @Test("S11.12 Squares below each other take equal numbers of rows")
  func squares() {
    let screen = AppScreen(Chessboard(), 20, 12)
    // Each is three columns wide, which is one and a half rows.
    let colors = (0..<12).map { screen.host.painter.screen[10, $0].style.background }
    let board = colors.filter { !$0.isStandard }
    let height = board.count / 4
    #expect(height > 0 && board.count == 4 * height)
    for (row, color) in board.enumerated() {
      #expect(color == board[row / height % 2 * height])
    }
  }
}
