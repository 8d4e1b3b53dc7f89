import Foundation
import HostInterface
import LayoutCore
import SwiftUI
import Testing

@testable import TerminalHost

/// The rows in which a red shape shows, and in which text shows.
@MainActor
private func rows(of words: [String], _ view: some View, _ rows: Int) -> [[Int]] {
  let screen = AppScreen(
    view, 40, rows,
    ["TERM": "xterm-kitty", "COLORTERM": "truecolor", "KUMIKI_THEME": "dark"]
  ).host.painter.screen
  let lines = screen.lines
  let drawn = lines.indices.filter { row in
    (0..<40).contains { column in
      let cell = screen[column, row]
      return !cell.style.background.isStandard
        || cell.glyphIsBlock
    }
  }
  return [drawn] + words.map { word in lines.indices.filter { lines[$0].contains(word) } }
}

extension Cell {
  fileprivate var glyphIsBlock: Bool {
    if case .narrow(let glyph) = content {
      glyph.unicodeScalars.allSatisfy { (0x2580...0x259F).contains($0.value) }
    } else {
      false
    }
  }
}

@Suite("A centred drawing takes as many rows as it is high (S11.10)")
@MainActor
struct CenteredDrawingTests {
  /// Five rows high.
  private var circle: some View { Circle().fill(.red).frame(width: 80, height: 80) }

  @Test("In the window", arguments: [14, 15, 16, 17])
  func window(height: Int) {
    let shown = rows(of: [], circle, height)
    #expect(shown[0].count == 5)
    let above = shown[0].first ?? 0
    #expect(abs(above - (height - 5 - above)) <= 1)
  }

  @Test("Between texts, without touching either", arguments: [14, 15, 16, 17])
  func column(height: Int) {
    let view = VStack(spacing: 0) {
      Text("Above")
      circle
      Text("Below")
    }
    let shown = rows(of: ["Above", "Below"], view, height)
    #expect(shown[0].count == 5)
    #expect(shown[1] == [(shown[0].first ?? 0) - 1])
    #expect(shown[2] == [(shown[0].last ?? 0) + 1])
  }

  @Test("In a frame, in a row, in layers and as an overlay", arguments: [14, 15])
  func containers(height: Int) {
    let framed = circle.frame(height: 96)
    let row = HStack {
      circle; Color.clear.frame(width: 8, height: 128)
    }
    let layers = ZStack {
      Color.clear.frame(width: 8, height: 128); circle
    }
    let overlaid = Color.clear.frame(width: 160, height: 128).overlay { circle }
    for shown in [
      rows(of: [], framed, height), rows(of: [], row, height), rows(of: [], layers, height),
      rows(of: [], overlaid, height),
    ] {
      #expect(shown[0].count == 5)
    }
  }

  @Test("S11.8 A rule thinner than half a cell is a line in its frame's row")
  func rules() {
    let view = VStack(alignment: .leading, spacing: 0) {
      Text("Above").frame(height: 1)
      Rectangle().fill(.red).frame(height: 1)
      Rectangle().stroke(.red, lineWidth: 0.5).frame(width: 80, height: 0.5)
      HStack(spacing: 0) {
        Color.red.frame(width: 1, height: 32)
        Text("Beside")
      }
      Color.red.frame(height: 16)
    }
    let screen = AppScreen(view, 20, 6).host.painter.screen
    let rule = String(repeating: "─", count: 20)
    let lines = screen.lines.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines == ["Above", rule, "──────────", "│", "│Beside", ""])
    #expect(!screen[0, 5].style.background.isStandard)
  }

  @Test("Texts in nested containers are centred: half columns do not add up")
  func words() throws {
    let view = VStack(spacing: 0) {
      Text("Count: 0")
      Text("seventeen columns")
    }
    let lines = AppScreen(view, 58, 6).host.painter.screen.lines
    let line = try #require(lines.first { $0.contains("Count: 0") })
    #expect(line.prefix { $0 == " " }.count == 25)
  }
}
