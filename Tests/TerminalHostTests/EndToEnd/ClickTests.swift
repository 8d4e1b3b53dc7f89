import SwiftUI
import Testing

@testable import TerminalHost

private struct Marks: View {
  @State private var chosen: Set<String> = []
  @State private var opened = "nothing"

  var body: some View {
    Text(verbatim: "chosen \(chosen.sorted().joined(separator: " ")), opened \(opened).")
    List(["Dawn", "Noon", "Dusk", "Night"], id: \.self, selection: $chosen) { name in
      Text(name).contextMenu { Button("Open \(name)") { opened = name } }
    }
  }
}

private struct Shapes: View {
  @State private var count = 0
  @State private var boxes = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Circle().fill(.red).frame(width: 160, height: 160).onTapGesture { count += 1 }
      HStack(spacing: 0) {
        Text("left")
        Spacer()
        Text("right")
      }
      .frame(width: 160)
      .contentShape(Rectangle())
      .onTapGesture { boxes += 1 }
      Text(verbatim: "taps \(count), boxes \(boxes).")
    }
  }
}

@Suite("Clicks in a terminal")
@MainActor
struct ClickTests {
  @Test("S14.17 A click selects one row, Control toggles one, Shift extends the selection")
  func rows() {
    let screen = AppScreen(Marks())
    screen.click("Noon")
    #expect(screen.text.contains("chosen Noon,"))
    screen.click("Dusk")
    #expect(screen.text.contains("chosen Dusk,"))
    screen.click("Dawn", .control)
    #expect(screen.text.contains("chosen Dawn Dusk,"))
    screen.click("Dusk", .control)
    #expect(screen.text.contains("chosen Dawn,"))
    screen.click("Noon")
    screen.click("Night", .shift)
    #expect(screen.text.contains("chosen Dusk Night Noon,"))
    screen.click("Dawn", .shift)
    #expect(screen.text.contains("chosen Dawn Noon,"))
  }

  @Test("The left button selects a row with a menu; the right one opens the menu")
  func menus() {
    let screen = AppScreen(Marks())
    screen.click("Noon")
    #expect(screen.text.contains("chosen Noon,") && !screen.text.contains("Open"))
    for (row, line) in screen.host.painter.screen.lines.enumerated() where line.contains("Dusk") {
      screen.mouse(.press(.right), line.prefix { $0 == " " }.count + 1, row)
    }
    #expect(screen.text.contains("Open Dusk"))
    screen.click("Open Dusk")
    #expect(screen.text.contains("opened Dusk."))
  }

  @Test("Drawing outside a content shape is not hit")
  func outsideOfShape() throws {
    struct Disc: View {
      @State private var count = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 160, height: 160).contentShape(Circle())
            .onTapGesture { count += 1 }
          Text(verbatim: "left \(count).")
        }
      }
    }
    let screen = AppScreen(Disc(), 60, 14)
    let line = try #require(screen.row(of: "left"))
    let start = screen.host.painter.screen.lines[line].prefix { $0 == " " }.count
    screen.click(start, line - 10)
    screen.click(start + 19, line - 1)
    #expect(screen.text.contains("left 0."))
    screen.click(start + 10, line - 5)
    #expect(screen.text.contains("left 1."))
  }

  @Test("A tap hits a shape, not its bounding box; a content shape is hit everywhere")
  func shapes() throws {
    let screen = AppScreen(Shapes(), 60, 14)
    let line = try #require(screen.row(of: "left"))
    let start = screen.host.painter.screen.lines[line].prefix { $0 == " " }.count
    // The circle's corner, and its middle.
    screen.click(start, line - 10)
    screen.click(start + 19, line - 1)
    #expect(screen.text.contains("taps 0,"))
    screen.click(start + 10, line - 5)
    #expect(screen.text.contains("taps 1,"))
    screen.click(start + 10, line)
    #expect(screen.text.contains("boxes 1."))
  }
}
