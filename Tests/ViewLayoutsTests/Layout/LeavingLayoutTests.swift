import Observation
import SwiftUI
import Testing
import ViewTesting

/// A layout with answers of its own for everything that it is asked.
private struct Shelf: Layout {
  var length: CGFloat = 200

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(width: length, height: 40)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == .center ? 4 : nil
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }
}

@Observable
private final class Words { var text = "short" }

/// A view that follows its own property while it leaves.
private struct Following: View {
  let words: Words
  var body: some View { Text(words.text) }
}

private struct Hiding<Content: View>: View {
  @ViewBuilder let content: Content
  @State private var isShown = true

  var body: some View {
    VStack {
      Button("Hide") { withAnimation(.linear(duration: 1)) { isShown = false } }
      if isShown { content.transition(.opacity) }
    }
  }
}

@MainActor struct LeavingLayoutTests {
  /// To a tenth of a point: the views move together.
  private func distance(_ a: ViewTest.Element, _ b: ViewTest.Element) -> CGSize {
    let (x, y) = (b.frame.minX - a.frame.minX, b.frame.minY - a.frame.minY)
    return CGSize(width: (x * 10).rounded() / 10, height: (y * 10).rounded() / 10)
  }

  @Test("S1.16 A removed view's layout keeps its guides and its spacing")
  func guidesAndSpacing() async throws {
    let words = Words()
    let app = ViewTest(
      Hiding {
        HStack {
          Shelf { Following(words: words).accessibilityIdentifier("inside") }
          Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("beside")
          Following(words: words)
        }
      })
    let (inside, beside) = try (app.find(.identifier("inside")), app.find(.identifier("beside")))
    let distance = distance(inside, beside)
    #expect(distance.width == 200)
    try app.tap("Hide")
    try await app.advance(by: .milliseconds(300))
    app.run { words.text = "longer than before" }
    try await app.advance(by: .milliseconds(300))
    #expect(inside.text == "longer than before")
    #expect(self.distance(inside, beside) == distance)
  }

  @Test("S1.16 A removed view's layout that was never placed keeps its size")
  func neverPlaced() async throws {
    let words = Words()
    let app = ViewTest(
      Hiding {
        ViewThatFits(in: .horizontal) {
          Shelf(length: 900) { Following(words: words) }
          VStack {
            Text("narrow")
            Following(words: words)
          }
        }
      }, size: CGSize(width: 400, height: 600))
    let narrow = try app.find("narrow")
    try app.tap("Hide")
    try await app.advance(by: .milliseconds(200))
    app.run { words.text = "longer than before" }
    try await app.advance(by: .milliseconds(200))
    #expect(narrow.exists)
  }

  @Test("S1.16 A removed view's layout answers each proposal as it last did")
  func proposals() async throws {
    struct Flexible: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        CGSize(width: max(proposal.width ?? 60, 60), height: 40)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
      }
    }
    let words = Words()
    let app = ViewTest(
      Hiding {
        HStack(spacing: 0) {
          Flexible { Following(words: words).accessibilityIdentifier("inside") }
          Color.blue.frame(minWidth: 100, maxWidth: 150).accessibilityIdentifier("beside")
          Color.red.frame(minWidth: 10, maxWidth: 40)
        }
        .frame(width: 300, height: 40)
      })
    let (inside, beside) = try (app.find(.identifier("inside")), app.find(.identifier("beside")))
    let distance = distance(inside, beside)
    let size = beside.frame.size
    try app.tap("Hide")
    try await app.advance(by: .milliseconds(300))
    app.run { words.text = "longer than before" }
    try await app.advance(by: .milliseconds(300))
    #expect(self.distance(inside, beside) == distance)
    #expect(beside.frame.size == size)
  }
}
