import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor
struct AttributedStringLocalizedTests {
  private func intents(_ string: AttributedString) -> [String] {
    string.runs.map { run in
      let words = String(string.characters[run.range])
      return run.inlinePresentationIntent == .stronglyEmphasized ? "[\(words)]" : words
    }
  }

  @Test("Markup of the text becomes attributes, that of its values stays text")
  func marks() {
    let name = "**x**"
    let string = AttributedString(localized: "**Bold** and \(name)")
    #expect(intents(string) == ["[Bold]", " and **x**"])
    #expect(intents(AttributedString(localized: "**\(3)** of \(4)")) == ["[3]", " of 4"])
  }

  @Test("Links have their addresses, and nouns agree with their numbers")
  func linksAndNouns() {
    let string = AttributedString(localized: "[Help](https://example.org/\(7))")
    #expect(string.runs.first?.link == URL(string: "https://example.org/7"))
    #expect(String(string.characters) == "Help")
    let english = Locale(identifier: "en")
    for (count, words) in [(1, "1 item"), (2, "2 items")] {
      let items = AttributedString(localized: "^[\(count) item](inflect: true)", locale: english)
      #expect(String(items.characters) == words)
    }
  }

  @Test("A custom key shows its default if no table has it, and so does a resource")
  func defaults() {
    let own = AttributedString(localized: "no.such.key", defaultValue: "**Hello**, \("Ann")")
    #expect(intents(own) == ["[Hello]", ", Ann"])
    let resource = LocalizedStringResource("no.such.key", defaultValue: "**Hello**")
    #expect(intents(AttributedString(localized: resource)) == ["[Hello]"])
  }

  @Test("A Text shows it unchanged")
  func shown() {
    let app = ViewTest(Text(AttributedString(localized: "**\(2)** files")))
    #expect(app.exists("2 files"))
  }
}
