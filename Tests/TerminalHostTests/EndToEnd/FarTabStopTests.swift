import SwiftUI
import Testing
import Timekeeping

@testable import TerminalHost

/// Words, of which a small terminal shows a few, and a button here and there.
private struct Article: View {
  let buttons: [String]
  /// Whether one stands above the first words.
  var beginsWithButton = true

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(buttons, id: \.self) { title in
          if beginsWithButton { Button(title) {} }
          ForEach(0..<120) { Text(verbatim: "Words \($0)") }
          if !beginsWithButton { Button(title) {} }
        }
      }
    }
  }
}

private struct Page: View {
  var article: Article

  var body: some View {
    Button("Before") {}
    article
    Button("After") {}
  }
}

@Suite("What can have the focus stands behind many screens of words")
@MainActor
struct FarTabStopTests {
  private let back = "\u{1B}[Z"

  private func expect(_ names: [String], after key: String, on screen: AppScreen) {
    for name in names {
      screen.type(key)
      #expect(screen.focused == name)
      #expect(name == "nothing" || screen.text.contains(name))
    }
  }

  @Test("Tab comes to each, and so it goes back")
  func between() {
    let screen = AppScreen(Page(article: Article(buttons: ["One", "Two", "Three"])), 40, 10)
    expect(["Before", "One", "Two", "Three", "After"], after: "\t", on: screen)
    // After the last button only words stand: the way back begins where the page was left.
    expect(["Three", "Two", "One", "Before"], after: back, on: screen)
  }

  @Test("Tab finds what stands below all that shows, from before it and from nowhere")
  func below() {
    let article = Article(buttons: ["One", "Two"], beginsWithButton: false)
    expect(
      ["Before", "One", "Two", "After"], after: "\t", on: AppScreen(Page(article: article), 40, 10))
    expect(["One", "Two"], after: "\t", on: AppScreen(article, 40, 10))
  }

  @Test("Round the end it comes to the first again, and to the last before that")
  func round() {
    let screen = AppScreen(Article(buttons: ["One", "Two"], beginsWithButton: false), 40, 10)
    expect(["One", "Two", "One"], after: "\t", on: screen)
    expect(["Two", "One"], after: back, on: screen)
  }

  @Test("Tab does not wait for what may stand behind thousands of rows")
  func endless() {
    let screen = AppScreen(
      VStack {
        Button("Before") {}
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<20_000) { Text(verbatim: "Words \($0)") } }
        }
        Button("After") {}
      }, 40, 10, clock: .real)
    screen.type("\t")
    let duration = ContinuousClock().measure { screen.type("\t") }
    #expect(screen.focused == "After" && screen.text.contains("Words 0"))
    #expect(duration < .seconds(2))
  }

  @Test("Words alone are passed, and stand where they stood")
  func words() {
    let screen = AppScreen(
      VStack {
        Button("Before") {}
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<200) { Text(verbatim: "Words \($0)") } }
        }
        Button("After") {}
      }, 40, 10)
    expect(["Before", "After"], after: "\t", on: screen)
    #expect(screen.text.contains("Words 0"))
    expect(["Before"], after: back, on: screen)
    #expect(screen.text.contains("Words 0"))
  }
}
