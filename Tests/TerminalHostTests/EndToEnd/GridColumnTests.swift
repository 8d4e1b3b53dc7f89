import SwiftUI
import Testing

@testable import TerminalHost

@Suite("The columns of a lazy grid in a terminal")
@MainActor
struct GridColumnTests {
  /// The columns of the left and right edges of the boxes in the first row.
  private func edges(_ columns: [GridItem], _ width: Int, boxes: Int) -> [ClosedRange<Int>] {
    let grid = LazyVGrid(columns: columns, spacing: 16) {
      ForEach(0..<boxes, id: \.self) { number in
        GroupBox { Text(verbatim: "\(number)").frame(maxWidth: .infinity) }
      }
    }
    let screen = AppScreen(grid, width, 20)
    let row = screen.host.painter.screen.lines[screen.row(of: "╭") ?? 0]
    let starts = row.indices.filter { row[$0] == "╭" }
    let ends = row.indices.filter { row[$0] == "╮" }
    return zip(starts, ends).map { start, end in
      row.distance(from: row.startIndex, to: start)...row.distance(from: row.startIndex, to: end)
    }
  }

  private func isEven(_ edges: [ClosedRange<Int>], gap: Int) -> Bool {
    let gaps = zip(edges, edges.dropFirst()).map { $1.lowerBound - $0.upperBound - 1 }
    let widths = edges.map(\.count)
    return gaps.allSatisfy { $0 == gap } && (widths.max() ?? 0) - (widths.min() ?? 0) <= 1
      && widths == widths.sorted(by: >)
  }

  @Test("Equal gaps are equal, and boxes differ by a cell at most, in every width")
  func gaps() {
    for width in 40...76 {
      let adaptive = edges([GridItem(.adaptive(minimum: 96), spacing: 16)], width, boxes: 6)
      #expect(isEven(adaptive, gap: 2), "\(width): \(adaptive)")
      #expect(adaptive.first?.lowerBound == 0 && adaptive.last?.upperBound == width - 1)
      let three = edges(Array(repeating: GridItem(spacing: 8), count: 3), width, boxes: 3)
      #expect(three.count == 3 && isEven(three, gap: 1), "\(width): \(three)")
    }
  }

  @Test("A column of fixed width keeps it, beside flexible ones")
  func fixed() {
    let boxes = edges([GridItem(.fixed(80)), GridItem(), GridItem()], 41, boxes: 3)
    #expect(boxes.map(\.count) == [10, 15, 14])
  }

  @Test("Columns with gaps that are rounded up stay within the width", arguments: [12.0, 20])
  func roundedGaps(spacing: CGFloat) {
    for width in 41...72 {
      let columns = Array(repeating: GridItem(spacing: spacing), count: 5)
      let boxes = edges(columns, width, boxes: 5)
      #expect(boxes.count == 5 && boxes.last?.upperBound == width - 1, "\(width): \(boxes)")
      let widths = boxes.map(\.count)
      #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1, "\(width): \(boxes)")
    }
  }

  @Test("A line is as long as its items are in their own columns")
  func lengths() throws {
    // The first column is a cell longer than the second, in which the text needs two lines.
    let grid = LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
      Text(verbatim: "a")
      Text(verbatim: "bb cc")
      Text(verbatim: "below")
    }
    let screen = AppScreen(grid, 9, 8)
    let row = try #require(screen.row(of: "cc"))
    #expect(screen.row(of: "below") == row + 1)
  }
}
