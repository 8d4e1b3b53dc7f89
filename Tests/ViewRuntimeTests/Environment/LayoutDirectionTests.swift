import SwiftUI
import Testing
import ViewTesting

/// Nodes that place others know the layout direction, though their views do not read the
/// environment.
@MainActor @Suite struct LayoutDirectionTests {
  private struct Turning<Content: View>: View {
    @ViewBuilder let content: Content
    @State private var isTurned = false

    var body: some View {
      VStack(spacing: 0) {
        content.environment(\.layoutDirection, isTurned ? .rightToLeft : .leftToRight)
        Button("Turn") { isTurned.toggle() }
      }
    }
  }

  private func expectTurns(
    _ content: some View, from left: CGFloat, to right: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let app = ViewTest(Turning { content }, size: CGSize(width: 200, height: 100))
    #expect(try app.find("a").frame.minX == left, sourceLocation: sourceLocation)
    try app.tap("Turn")
    #expect(try app.find("a").frame.minX == right, sourceLocation: sourceLocation)
    try app.tap("Turn")
    #expect(try app.find("a").frame.minX == left, sourceLocation: sourceLocation)
  }

  @Test("S11.4 A geometry reader's corner follows the layout direction")
  func geometry() throws { try expectTurns(GeometryReader { _ in Text("a") }, from: 0, to: 192) }

  @Test("S11.4 So do frames, paddings, overlays and backgrounds")
  func modifiers() throws {
    let text = Text("a")
    try expectTurns(text.frame(width: 200, alignment: .leading), from: 0, to: 192)
    try expectTurns(text.padding(.leading, 92), from: 142, to: 50)
    try expectTurns(
      Color.clear.frame(width: 200).overlay(alignment: .topLeading) { text }, from: 0, to: 192)
    try expectTurns(
      Color.clear.frame(width: 200).background(alignment: .topLeading) { text }, from: 0, to: 192)
  }

  @Test("S11.4 And when the direction of the whole window changes")
  func window() throws {
    let app = ViewTest(
      GeometryReader { _ in Text("a") }, size: CGSize(width: 200, height: 100))
    app.changeEnvironment(layoutDirection: .rightToLeft)
    #expect(try app.find("a").frame.minX == 192)
  }
}
