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

private struct Preferences: View {
  var hasMail = true

  var body: some View {
    Form {
      Section("Look") { Rows(count: 3) }
      if hasMail { Section("Mail") { Rows(count: 2) } }
    }
  }
}

private struct Rows: View {
  let count: Int

  var body: some View { ForEach(0..<count, id: \.self) { _ in Row() } }
}

private struct Row: View {
  @State private var name = ""

  var body: some View { TextField("Empty", text: $name) }
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

  private func row(of text: String, on screen: AppScreen) -> Int? {
    screen.host.painter.screen.lines.firstIndex { $0.contains(text) }
  }

  @Test(
    "Sections of settings stand side by side where there is room for two", arguments: [130, 200])
  func sections(_ width: Int) throws {
    let screen = AppScreen(Preferences(), width, 20)
    #expect(row(of: "Look", on: screen) == row(of: "Mail", on: screen))
    let (look, mail) = (
      try #require(columns(of: "Look", on: screen)), try #require(columns(of: "Mail", on: screen))
    )
    #expect(mail.lowerBound - look.lowerBound > 56)
    // Down the first column, then down the second.
    for (index, name) in ["one", "two", "three", "four", "five"].enumerated() {
      screen.type("\t\(name)")
      let place = try #require(columns(of: name, on: screen))
      #expect((place.lowerBound > mail.lowerBound - 3) == (index > 2))
      #expect(row(of: name, on: screen) == row(of: "Look", on: screen)! + 1 + index % 3)
    }
    // Narrower and wider again, what was typed stays.
    screen.resize(80, 20)
    #expect(row(of: "Mail", on: screen)! > row(of: "three", on: screen)!)
    #expect(row(of: "five", on: screen) == row(of: "Mail", on: screen)! + 2)
    screen.resize(width, 20)
    #expect(row(of: "Look", on: screen) == row(of: "Mail", on: screen))
    #expect(screen.text.contains("one") && screen.text.contains("five"))
  }

  @Test("One section alone stays in the middle")
  func oneSection() throws {
    let screen = AppScreen(Preferences(hasMail: false), 200, 20)
    let look = try #require(columns(of: "Look", on: screen))
    #expect((56...64).contains(look.lowerBound))
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
