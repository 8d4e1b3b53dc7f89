import SwiftUI
import Testing
import ViewTesting

@MainActor
struct ViewModifierAnimationTests {
  @Test("A modifier's own animation applies to the modifier, not to its content")
  func animation() async throws {
    let app = ViewTest(Fading())
    try app.tap("change")
    try await app.advance(by: .milliseconds(500))
    let text = try app.find("text")
    #expect(abs(text.opacity - 0.5) < 0.05)
    #expect(text.frame.minX == 40)
    try await app.advance(by: .milliseconds(600))
    #expect(text.opacity == 0)
  }

  @Test("A modifier's own transaction can prevent its animation")
  func transaction() async throws {
    let app = ViewTest(Still())
    try app.tap("change")
    #expect(!app.exists("text"))
  }
}

private struct Fade: ViewModifier {
  let isGone: Bool

  func body(content: Content) -> some View { content.opacity(isGone ? 0 : 1) }
}

private struct Fading: View {
  @State private var isGone = false

  var body: some View {
    VStack(alignment: .leading) {
      Button("change") { isGone.toggle() }
      Text("text").padding(.leading, isGone ? 40 : 0)
        .modifier(Fade(isGone: isGone).animation(.linear(duration: 1)))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct Still: View {
  @State private var isGone = false

  var body: some View {
    VStack {
      Button("change") { withAnimation(.linear(duration: 1)) { isGone.toggle() } }
      Text("text").modifier(Fade(isGone: isGone).transaction { $0.animation = nil })
    }
  }
}
