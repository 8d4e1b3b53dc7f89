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

@Suite("A terminal wider than is easy to read")
@MainActor
struct WideScreenTests {
  @Test(
    "A setting's name and its value are near each other", arguments: [120, 199, 200])
  func settings(_ width: Int) throws {
    let screen = AppScreen(Settings(), width, 20)
    let label = try #require(screen.columns(of: "Shown to"))
    let value = try #require(screen.columns(of: "Friends"))
    #expect(value.upperBound - label.lowerBound <= 80)
    #expect(value.upperBound - label.lowerBound >= 70)
    let right = width - value.upperBound
    #expect(abs(label.lowerBound - right) <= 1)
  }

  @Test(
    "Sections of settings are side by side if there is room for two", arguments: [130, 200])
  func sections(_ width: Int) throws {
    let screen = AppScreen(Preferences(), width, 20)
    #expect(screen.row(of: "Look") == screen.row(of: "Mail"))
    let (look, mail) = (
      try #require(screen.columns(of: "Look")), try #require(screen.columns(of: "Mail"))
    )
    #expect(mail.lowerBound - look.lowerBound > 56)
    // Down the first column, then down the second.
    for (index, name) in ["one", "two", "three", "four", "five"].enumerated() {
      screen.type("\t\(name)")
      let place = try #require(screen.columns(of: name))
      #expect((place.lowerBound > mail.lowerBound - 3) == (index > 2))
      #expect(screen.row(of: name) == screen.row(of: "Look")! + 1 + index % 3)
    }
    // After narrowing and widening again, the typed text is still there.
    screen.resize(80, 20)
    #expect(screen.row(of: "Mail")! > screen.row(of: "three")!)
    #expect(screen.row(of: "five") == screen.row(of: "Mail")! + 2)
    screen.resize(width, 20)
    #expect(screen.row(of: "Look") == screen.row(of: "Mail"))
    #expect(screen.text.contains("one") && screen.text.contains("five"))
  }

  @Test("A single section is centred")
  func oneSection() throws {
    let screen = AppScreen(Preferences(hasMail: false), 200, 20)
    let look = try #require(screen.columns(of: "Look"))
    #expect((56...64).contains(look.lowerBound))
  }

  @Test("If there is no room to spare all of it is used, as a list of rows always does")
  func narrow() throws {
    let screen = AppScreen(Settings(), 80, 20)
    #expect(try #require(screen.columns(of: "Shown to")).lowerBound == 2)
    let list = AppScreen(
      List(0..<3, id: \.self) { LabeledContent("Row \($0)", value: "v") }, 120, 9)
    #expect(try #require(list.columns(of: "Row 0")).lowerBound == 2)
  }
}
