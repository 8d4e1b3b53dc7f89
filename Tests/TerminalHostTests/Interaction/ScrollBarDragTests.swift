import SwiftUI
import TerminalInput
import Testing

@testable import TerminalHost

private struct Long: View {
  @State private var tapped = "none"

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: "tapped \(tapped).")
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<100) { row in
            Button("Row \(row)") { tapped = "\(row)" }.buttonStyle(.plain)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }
}

private struct Wide: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 8) { ForEach(0..<60) { Text(verbatim: "c\($0)") } }.padding(.bottom)
    }
  }
}

@Suite("Dragging scroll bars")
@MainActor
struct ScrollBarDragTests {
  private func rows(_ screen: AppScreen) -> [Int] {
    screen.host.painter.screen.lines.compactMap { line in
      line.hasPrefix("Row ") ? Int(line.dropFirst(4).prefix { $0.isNumber }) : nil
    }
  }

  @Test("The thumb follows the mouse from end to end, until it is released")
  func dragging() {
    let screen = AppScreen(Long(), 30, 21)
    #expect(rows(screen).first == 0)
    screen.mouse(.press(.left), 29, 2)
    screen.mouse(.drag(.left), 29, 11)
    #expect(rows(screen).first == 45)
    // Past the end, and next to the bar.
    screen.mouse(.drag(.left), 3, 60)
    #expect(rows(screen).last == 99)
    screen.mouse(.drag(.left), 29, 2)
    screen.mouse(.release(.left), 29, 2)
    #expect(rows(screen).first == 0)
    screen.mouse(.drag(.left), 29, 11)
    #expect(rows(screen).first == 0)
  }

  @Test("A press on the track scrolls by a page; rows beside the bar are rows")
  func paging() {
    let screen = AppScreen(Long(), 30, 21)
    screen.click(29, 18)
    #expect(rows(screen).first == 20)
    screen.click(29, 1)
    #expect(rows(screen).first == 0)
    screen.click(2, 3)
    #expect(screen.text.contains("tapped 2."))
  }

  @Test("Mouse events outside the screen are ignored")
  func outside() {
    let screen = AppScreen(Long(), 30, 21)
    for (column, row) in [(30, 3), (500, 3), (3, 21), (500, 500)] {
      for button in [MouseReport.Button.left, .middle, .right] {
        screen.mouse(.press(button), column, row)
        screen.mouse(.drag(button), column + 1, row)
        screen.mouse(.release(button), column, row)
      }
      for kind in [MouseReport.Kind.move, .wheelDown, .wheelRight] {
        screen.mouse(kind, column, row)
      }
    }
    #expect(rows(screen).first == 0)
    #expect(screen.text.contains("tapped none."))
  }

  @Test("A bar at the bottom works the same")
  func sideways() {
    let screen = AppScreen(Wide(), 40, 5)
    let row = screen.row(of: "▄") ?? -1
    #expect(row >= 0)
    screen.mouse(.press(.left), 0, row)
    screen.mouse(.drag(.left), 39, row)
    #expect(screen.text.contains("c59"))
  }

  @Test("A horizontal bar is a line under the last row's text, and half blocks where it is empty")
  func underText() {
    func bar(_ count: Int) -> (screen: AppScreen, row: [Cell]) {
      let lines = ScrollView([.horizontal, .vertical]) {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<count, id: \.self) { Text(verbatim: "Line \($0) of a wide text").fixedSize() }
        }
      }
      let screen = AppScreen(lines, 16, 4)
      return (screen, Array(screen.host.painter.screen.row(3)))
    }
    let full = bar(9)
    // It can be grabbed at a letter, and shows that it is.
    full.screen.mouse(.press(.left), 1, 3)
    let plain = full.row[1].style.foreground
    let isMarked = full.screen.host.painter.screen[1, 3].style.foreground != plain
    #expect(full.row[1].content == .narrow("i") && isMarked)
    full.screen.mouse(.drag(.left), 15, 3)
    full.screen.mouse(.release(.left), 15, 3)
    #expect(full.screen.text.contains("text") && !full.screen.text.contains("Line"))
    #expect(!full.screen.text.contains("▄"))
    #expect(full.row[0].style.attributes.contains(.underline))
    #expect(!full.row[14].style.attributes.contains(.underline))
    #expect(bar(2).screen.text.contains("▄"))
  }
}
