import SwiftUI
import Testing

@testable import TerminalHost

private struct Settings: View {
  @State private var isOn = true
  @State private var name = ""

  var body: some View {
    Form {
      Section("Post") {
        LabeledContent("Shown to", value: "Friends")
        TextField("Name", text: $name)
        Toggle("News", isOn: $isOn)
      }
    }
  }
}

@Suite("A terminal that is wider than what is read with ease")
@MainActor
struct WideScreenTests {
  private func columns(of text: String, on screen: AppScreen) -> Range<Int>? {
    screen.host.painter.screen.lines.lazy.compactMap { line in
      line.range(of: text).map { range in
        let start = line.distance(from: line.startIndex, to: range.lowerBound)
        return start..<(start + text.count)
      }
    }.first
  }

  @Test(
    "What a setting is called and what it is stand near each other", arguments: [120, 199, 200])
  func settings(_ width: Int) throws {
    let screen = AppScreen(Settings(), width, 20)
    let label = try #require(columns(of: "Shown to", on: screen))
    let value = try #require(columns(of: "Friends", on: screen))
    #expect(value.upperBound - label.lowerBound <= 80)
    #expect(value.upperBound - label.lowerBound >= 70)
    let right = width - value.upperBound
    #expect(abs(label.lowerBound - right) <= 1)
  }

  @Test("Where the room is no wider, all of it is used, and a list of rows always is")
  func narrow() throws {
    let screen = AppScreen(Settings(), 80, 20)
    #expect(try #require(columns(of: "Shown to", on: screen)).lowerBound == 2)
    let list = AppScreen(
      List(0..<3, id: \.self) { LabeledContent("Row \($0)", value: "v") }, 120, 9)
    #expect(try #require(columns(of: "Row 0", on: list)).lowerBound == 2)
  }
}
