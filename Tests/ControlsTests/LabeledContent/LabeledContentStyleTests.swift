import SwiftUI
import Testing
import ViewTesting

private struct Stacked: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      configuration.content
    }
  }
}

private struct Starred: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("*")
      LabeledContent(configuration)
    }
  }
}

@MainActor
struct LabeledContentStyleTests {
  @Test("A style decides where label and content are placed")
  func stacked() throws {
    let usual = ViewTest(LabeledContent("Size", value: "12"))
    #expect(try usual.find("Size").frame.minY == usual.find("12").frame.minY)
    let app = ViewTest(LabeledContent("Size", value: "12").labeledContentStyle(Stacked()))
    #expect(try app.find("Size").frame.maxY <= app.find("12").frame.minY)
  }

  @Test("A value is formatted in the environment's locale")
  func language() {
    let content = LabeledContent("Sum", value: 1_234.5, format: .currency(code: "USD"))
    #expect(ViewTest(content).exists("$1,234.50"))
    let german = ViewTest(content, locale: Locale(identifier: "de_DE"))
    #expect(german.exists("1.234,50\u{a0}$"))
  }

  @Test("Inside a style, the outer style applies")
  func nested() throws {
    let app = ViewTest(
      LabeledContent("Size", value: "12").labeledContentStyle(Starred())
        .labeledContentStyle(Stacked()))
    #expect(app.findAll("*").count == 1)
    #expect(try app.find("Size").frame.maxY <= app.find("12").frame.minY)
  }
}
