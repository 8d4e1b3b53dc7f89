import Foundation
import HostInterface
import SwiftUI
import TestSupport
import Testing

@testable import ViewTexts
@testable import ViewTesting

private struct Loud: TextAttribute {
  var level = 1
}

/// Draws every character separately, and loud ones one point higher per level.
private struct Letters: TextRenderer {
  var shift: Double = 0

  var animatableData: Double {
    get { shift }
    set { shift = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for run in layout.flatMap({ $0 }) {
      for slice in run {
        var copy = context
        copy.translateBy(x: shift, y: -CGFloat(run[Loud.self]?.level ?? 0))
        copy.draw(slice)
      }
    }
  }
}

/// Draws lines unchanged, in a space larger than the text.
private struct Padded: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout { context.draw(line, options: .disablesSubpixelQuantization) }
  }

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let size = text.sizeThatFits(proposal)
    return CGSize(width: size.width + 16, height: size.height)
  }

  var displayPadding: EdgeInsets { EdgeInsets(top: 16, leading: 8, bottom: 0, trailing: 8) }
}

/// Keeps the values that it was given.
private final class Seen {
  var layout: Text.Layout?
}

private struct Watching: TextRenderer {
  let seen: Seen

  func draw(layout: Text.Layout, in context: inout GraphicsContext) { seen.layout = layout }
}

@MainActor
struct TextRendererTests {
  private struct Piece: Equatable {
    let string: String
    let rect: CGRect
    let shift: CGPoint
  }

  private func pieces(_ root: HostTree.Node) -> [Piece] {
    var pieces: [Piece] = []
    root.forEachNode { node in
      guard case .drawing(let list) = node.content.leaf else { return }
      for command in list.commands {
        guard case .text(let text, let rect) = command.figure else { continue }
        let transform = command.state.transform
        pieces.append(
          Piece(string: text.string, rect: rect, shift: CGPoint(x: transform.tx, y: transform.ty)))
      }
    }
    return pieces
  }

  private func layout(_ width: CGFloat, _ height: CGFloat, _ text: Text) -> Text.Layout {
    let seen = Seen()
    _ = Screen(width, height) { text.textRenderer(Watching(seen: seen)) }
    return seen.layout ?? Text.Layout(lines: [], isTruncated: false)
  }

  private func strings(_ layout: Text.Layout) -> [String] {
    layout.map { line in line.flatMap { $0.clusters.map(\.character) }.map(String.init).joined() }
  }

  @Test("A renderer draws each character in place, with the app's attributes")
  func letters() {
    let screen = Screen(80, 32) {
      Text("a\(Text("日").customAttribute(Loud(level: 3)))c").textRenderer(Letters())
    }
    let pieces = pieces(screen.host.tree.root)
    #expect(pieces.map(\.string) == ["a", "日", "c"])
    #expect(pieces.map(\.rect.minX) == [0, 8, 24])
    #expect(pieces.map(\.shift.y) == [0, -3, 0])
  }

  @Test("The innermost of several attributes of one type counts")
  func innermost() {
    let text = Text("\(Text("a").customAttribute(Loud(level: 2)))b").customAttribute(Loud())
    let runs = layout(80, 16, text).flatMap { $0 }
    #expect(runs.map { $0[Loud.self]?.level } == [2, 1])
  }

  @Test("The text keeps its size, its content and its position for queries")
  func words() throws {
    let app = ViewTest(
      HStack {
        Text("Good morning").textRenderer(Letters())
        Text("plain")
      })
    #expect(app.exists("Good morning"))
    #expect(app.spoken == ["Good morning", "plain"])
    let screen = Screen(200, 32) {
      Text("Good").textRenderer(Letters()).accessibilityIdentifier("t")
    }
    #expect(screen.node("t")?.frame.size == CGSize(width: 32, height: 16))
  }

  @Test("Lines are broken, truncated and aligned like those of texts")
  func lines() {
    #expect(strings(layout(80, 160, Text("The quick brown fox"))) == ["The quick", "brown fox"])
    #expect(strings(layout(80, 160, Text("a\nb\n"))) == ["a", "b", ""])
    #expect(strings(layout(32, 160, Text("日本語です"))) == ["日本", "語で", "す"])
    let cut = layout(80, 16, Text("The quick brown fox"))
    #expect(strings(cut) == ["The quick…"])
    #expect(cut.isTruncated)
    #expect(layout(80, 160, Text("")).isEmpty)
    let seen = Seen()
    _ = Screen(80, 160) {
      Text("The quick fox").multilineTextAlignment(.trailing).textRenderer(Watching(seen: seen))
    }
    #expect(seen.layout?.map(\.origin.x) == [0, 48])
    #expect(seen.layout?.map(\.typographicBounds.rect.minY) == [0, 16])
  }

  @Test("Slices have the bounds of their characters")
  func slices() throws {
    let run = try #require(layout(160, 160, Text("Hello")).first?.first)
    #expect(run.count == 5)
    #expect(run[1..<3].typographicBounds.rect == CGRect(x: 8, y: 0, width: 16, height: 16))
    #expect(run.typographicBounds.width == 40)
    #expect(run.characterIndices.first?.distance(to: run[4].characterIndices[0]) == 4)
  }

  @Test("A renderer may take more space, and draw beyond it")
  func padding() {
    let screen = Screen(160, 64) {
      Text("Hi").textRenderer(Padded()).accessibilityIdentifier("t")
    }
    #expect(screen.node("t")?.frame.size == CGSize(width: 32, height: 16))
    let canvas = screen.node("t")?.children.first
    #expect(canvas?.frame == CGRect(x: -8, y: -16, width: 48, height: 32))
    #expect(pieces(screen.host.tree.root).first?.shift == CGPoint(x: 8, y: 16))
  }

  private struct Sliding: View {
    @State private var shift = 0.0

    var body: some View {
      Text("ab").textRenderer(Letters(shift: shift))
      Button("Go") { withAnimation(.linear(duration: 1)) { shift = 100 } }
    }
  }

  @Test("A renderer that changes in an animation draws in each frame")
  func animation() async throws {
    let app = ViewTest(Sliding())
    try app.tap("Go")
    try await app.advance(by: .milliseconds(500))
    let half = pieces(app.host.tree.root).first?.shift.x ?? 0
    #expect(abs(half - 50) < 5)
    try await app.advance(by: .seconds(1))
    #expect(pieces(app.host.tree.root).map(\.shift.x) == [100, 100])
  }

  private struct Typing: View {
    @State private var text = "a"

    var body: some View {
      Text(text).textRenderer(Letters())
      Button("More") { text += "b" }
    }
  }

  @Test("Another text is drawn anew")
  func change() throws {
    let app = ViewTest(Typing())
    try app.tap("More")
    #expect(pieces(app.host.tree.root).map(\.string) == ["a", "b"])
    #expect(app.exists("ab"))
  }
}
