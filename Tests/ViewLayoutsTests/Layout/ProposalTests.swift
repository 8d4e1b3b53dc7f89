import Foundation
import SwiftUI
import TestSupport
import Testing

/// Proposes a given size to its child, reports the answer, and places the child in a corner.
private struct Offering: Layout {
  let proposal: ProposedViewSize
  let heard: Heard

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = subviews[0].sizeThatFits(self.proposal)
    heard.answer = size
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(
      at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: self.proposal)
  }
}

/// Answers with a fixed size, and remembers its proposals.
private struct Wilful: Layout {
  let size: CGSize
  let heard: Heard

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    heard.proposals.append(proposal)
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

private final class Heard: @unchecked Sendable {
  var proposals: [ProposedViewSize] = []
  var answer = CGSize.zero
}

@MainActor
private func answer(
  of view: some View, to proposal: ProposedViewSize
) -> CGSize {
  let heard = Heard()
  _ = Screen { Offering(proposal: proposal, heard: heard) { view } }
  return heard.answer
}

@MainActor @Suite struct ProposalTests {
  @Test(
    "S11.1 Nil asks for the ideal size, 0 for the minimum, infinity for the maximum, per axis"
  )
  func meanings() {
    let view = Color.red.frame(
      minWidth: 20, idealWidth: 50, maxWidth: 300, minHeight: 10, idealHeight: 40, maxHeight: 200)
    #expect(answer(of: view, to: .unspecified) == CGSize(width: 50, height: 40))
    #expect(answer(of: view, to: .zero) == CGSize(width: 20, height: 10))
    #expect(answer(of: view, to: .infinity) == CGSize(width: 300, height: 200))
    #expect(answer(of: view, to: .init(width: 120, height: nil)) == CGSize(width: 120, height: 40))
    #expect(answer(of: view, to: .init(width: nil, height: 0)) == CGSize(width: 50, height: 10))
  }

  @Test("S11.1 The child chooses its size, whatever the proposal")
  func choosing() {
    let heard = Heard()
    let size = answer(
      of: Wilful(size: CGSize(width: 900, height: 3), heard: heard) { Color.red },
      to: ProposedViewSize(width: 100, height: 100))
    #expect(size == CGSize(width: 900, height: 3))
    #expect(heard.proposals.contains(ProposedViewSize(width: 100, height: 100)))
  }

  @Test("S11.1 The parent places the child")
  func placing() {
    let heard = Heard()
    let screen = Screen(200, 100) {
      Offering(proposal: ProposedViewSize(width: 30, height: 20), heard: heard) { Color.red }
        .frame(width: 30, height: 20)
        .frame(width: 200, height: 100, alignment: .bottomTrailing)
    }
    #expect(screen.frames == [CGRect(x: 170, y: 80, width: 30, height: 20)])
  }

  @Test("S11.13 A geometry reader takes the proposed size, and 10 points if unspecified")
  func reader() {
    let reader = GeometryReader { _ in Color.red.frame(width: 300, height: 300) }
    #expect(answer(of: reader, to: .init(width: 70, height: 30)) == CGSize(width: 70, height: 30))
    #expect(answer(of: reader, to: .unspecified) == CGSize(width: 10, height: 10))
    #expect(answer(of: reader, to: .init(width: nil, height: 30)) == CGSize(width: 10, height: 30))
    #expect(answer(of: reader, to: .zero) == .zero)
  }

  @Test("S11.13 Its content is at the top leading corner and is proposed its size")
  func readerContent() {
    let screen = Screen(200, 100) {
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 4, height: 10)
        Color.blue
      }
    }
    #expect(
      screen.frames == [
        CGRect(x: 0, y: 0, width: 50, height: 10), CGRect(x: 0, y: 0, width: 200, height: 100),
      ])
  }

  @Test("S11.13 It follows its size")
  func readerFollows() {
    let screen = Screen(200, 100) { GeometryReader { Text("\(Int($0.size.width))") } }
    #expect(screen.strings == ["200"])
    screen.host.resize(to: CGSize(width: 160, height: 100))
    screen.host.runFrames()
    #expect(screen.strings == ["160"])
  }

  @Test("S11.15 A scroll view proposes nil on its axis, and its own proposal on the other")
  func scrolling() {
    let heard = Heard()
    _ = Screen(200, 100) {
      ScrollView { Wilful(size: CGSize(width: 200, height: 900), heard: heard) { Color.red } }
    }
    #expect(heard.proposals.allSatisfy { $0.height == nil })
    #expect(heard.proposals.contains { $0.width == 200 })
    let sideways = Heard()
    _ = Screen(200, 100) {
      ScrollView(.horizontal) {
        Wilful(size: CGSize(width: 900, height: 20), heard: sideways) { Color.red }
      }
    }
    #expect(sideways.proposals.allSatisfy { $0.width == nil })
    #expect(sideways.proposals.contains { $0.height == 100 })
  }

  @Test("S11.15 It takes the proposed length on its axis, and its content's on the other")
  func scrollingSize() {
    let content = Color.red.frame(width: 40, height: 900)
    let offer = ProposedViewSize(width: 200, height: 100)
    #expect(answer(of: ScrollView { content }, to: offer) == CGSize(width: 40, height: 100))
    let row = Color.red.frame(width: 900, height: 30)
    #expect(
      answer(of: ScrollView(.horizontal) { row }, to: offer) == CGSize(width: 200, height: 30))
  }
}
