import Foundation
import HostInterface
import SwiftUI
import Testing
import ViewTesting

@MainActor
struct ContentTransitionTests {
  private struct Counter: View {
    var transition = ContentTransition.numericText()
    @State private var count = 18
    @State private var isOn = false

    var body: some View {
      VStack {
        Text("\(count)").contentTransition(transition)
        Image(systemName: isOn ? "star" : "moon").contentTransition(.symbolEffect(.replace))
        Button("More") { withAnimation(.linear(duration: 1)) { count += 4 } }
        Button("At once") { count += 1 }
        Button("Switch") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
      }
    }
  }

  @Test("Queries find the new text at once, and the host receives the old one")
  func words() async throws {
    let app = ViewTest(Counter())
    try app.tap("More")
    #expect(app.exists("22"))
    #expect(!app.exists("18"))
    #expect(app.isMoving)
    try await app.advance(by: .seconds(1))
    #expect(!app.isMoving)
    try app.tap("At once")
    #expect(app.exists("23"))
    #expect(!app.isMoving)
  }

  @Test("A growing text is not truncated on the way")
  func growing() async throws {
    struct Growing: View {
      @State private var text = "9"

      var body: some View {
        VStack {
          Text(text).contentTransition(.numericText())
          Button("More") { withAnimation(.linear(duration: 1)) { text = "1000" } }
        }
      }
    }
    let app = ViewTest(Growing())
    try app.tap("More")
    try await app.advance(by: .milliseconds(200))
    #expect(try app.find(.text("1000")).frame.width == 32)
  }

  @Test("Without an animated transaction, or with the identity, text changes at once")
  func atOnce() throws {
    let app = ViewTest(Counter(transition: .identity))
    try app.tap("More")
    #expect(app.exists("22"))
    #expect(!app.isMoving)
  }

  @Test("Digits roll through those between, from the last on; others change halfway")
  func digits() {
    func shown(_ old: String, _ new: String, _ progress: Double, down: Bool = false) -> String? {
      var content = NodeContent(role: .text, leaf: .text(TextContent(new)))
      content.effects = [
        .contentChange(
          ContentChange(
            former: .text(TextContent(old)), style: .numeric(countsDown: down), progress: progress))
      ]
      guard case .text(let text)? = content.leafInChange?.leaf else { return nil }
      return text.string
    }
    #expect(shown("18", "12", 0) == "18")
    #expect(shown("18", "12", 0.5) == "10")
    #expect(shown("18", "12", 1) == "12")
    #expect(shown("18", "12", 0.5, down: true) == "15")
    #expect(shown("9", "12", 0.34) == "10")
    #expect(shown("5 kg", "7 lb", 0.4) == "6 kg")
    #expect(shown("5 kg", "7 lb", 0.6) == "6 lb")
    #expect(shown("", "日本", 0.3) == "日本")
  }

  @Test("Opacity fades one out and then the other in")
  func opacity() {
    func shown(_ progress: Double) -> (String?, Double?) {
      var content = NodeContent(role: .text, leaf: .text(TextContent("new")))
      content.effects = [
        .contentChange(
          ContentChange(former: .text(TextContent("old")), style: .opacity, progress: progress))
      ]
      guard case .text(let text)? = content.leafInChange?.leaf else { return (nil, nil) }
      return (text.string, content.leafInChange?.opacity)
    }
    #expect(shown(0.25) == ("old", 0.5))
    #expect(shown(0.75) == ("new", 0.5))
  }
}
