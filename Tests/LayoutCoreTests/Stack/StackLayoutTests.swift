import Foundation
import LayoutCore
import Testing

@Suite struct StackLayoutTests {
  private let row = StackLayout.row(.top, spacing: 1)

  private func proposal(_ width: CGFloat?, _ height: CGFloat? = 1) -> ProposedViewSize {
    ProposedViewSize(width: width, height: height)
  }

  @Test("S11.3 A stack without children is empty")
  func empty() {
    #expect(row.arrange([Box](), in: proposal(100)) == .empty)
  }

  @Test("S11.3 (a) An unspecified length proposes the ideal length to every child")
  func openLength() {
    let log = Box.Log()
    let stack = row.arrange([.wide(3).logged(by: log), .rigid(2, 1)], in: proposal(nil))
    #expect(log.proposals == [proposal(nil)])
    #expect(
      stack.picture == """
        aaaaaaaaaa.bb
        """)
  }

  @Test("S11.3 (a) An infinite length is passed on to every child")
  func infiniteLength() {
    let stack = row.arrange([.flexible, .wide(0, 5)], in: proposal(.infinity))
    #expect(stack.lengths(.horizontal) == [.infinity, 5])
    #expect(stack.size.width == .infinity)
    #expect(stack.placements.allSatisfy { $0.proposal.width == .infinity })
  }

  @Test("S11.3 (a) Spacing is subtracted before anything is shared")
  func gapsFirst() {
    let stack = row.arrange([.wide(0), .wide(0), .wide(0)], in: proposal(14))
    #expect(
      stack.picture == """
        aaaa.bbbb.cccc
        """)
  }

  @Test("S11.3 On a grid of cells each child is proposed whole cells, the first one the remainder")
  func wholeUnits() {
    var cells = StackLayout.row(spacing: 0)
    cells.unit = 8
    let thirds = cells.arrange([.wide(0), .wide(0), .wide(0)], in: proposal(256))
    #expect(thirds.lengths(.horizontal) == [88, 88, 80])
    let whole = cells.arrange([.wide(0), .wide(0), .wide(0)], in: proposal(240))
    #expect(whole.lengths(.horizontal) == [80, 80, 80])
    // The remainder goes to the last child.
    let odd = cells.arrange([.wide(0), .wide(0)], in: proposal(20))
    #expect(odd.lengths(.horizontal) == [16, 4])
  }

  @Test("S11.3 Which of equal children is a cell longer does not depend on their content")
  func unitsLeftOver() {
    var cells = StackLayout.row(spacing: 0)
    cells.unit = 8
    for minimums in [[0, 16, 8], [16, 0, 8], [8, 16, 24], [0, 0, 24]] as [[CGFloat]] {
      let boxes = minimums.map { Box.wide($0) }
      #expect(
        cells.arrange(boxes, in: proposal(256)).lengths(.horizontal) == [88, 88, 80], "\(minimums)")
      #expect(
        cells.arrange(boxes, in: proposal(248)).lengths(.horizontal) == [88, 80, 80], "\(minimums)")
    }
    let long = cells.arrange([.wide(0), .wide(120), .wide(8)], in: proposal(256))
    #expect(long.lengths(.horizontal) == [72, 120, 64])
  }

  @Test("S11.3 (b) The least flexible child is served first, whatever its position")
  func leastFlexibleFirst() {
    let stack = row.arrange([.wide(0), .rigid(7, 1), .wide(0, 3)], in: proposal(20))
    #expect(
      stack.picture == """
        aaaaaaaa.bbbbbbb.ccc
        """)
  }

  @Test("S11.3 (b) Among children without a maximum, the largest minimum is served first")
  func largestMinimumFirst() {
    let stack = row.arrange([.wide(0), .wide(12)], in: proposal(17))
    #expect(
      stack.picture == """
        aaaa.bbbbbbbbbbbb
        """)
  }

  @Test("S11.3 A limited and a wide frame in 150 get 75 and 100")
  func limitedAndWide() {
    let stack = StackLayout.row(spacing: 0).arrange(
      [.wide(0, 100), .wide(100)], in: proposal(150))
    #expect(stack.lengths(.horizontal) == [75, 100])
    #expect(stack.size.width == 175)
  }

  @Test("S11.3 (c) A child of higher priority leaves the others their minimum lengths")
  func priorities() {
    let stack = row.arrange([.wide(3), .wide(2).priority(1), .wide(4)], in: proposal(22))
    #expect(
      stack.picture == """
        aaa.bbbbbbbbbbbbb.cccc
        """)
  }

  @Test("S11.3 (c) The length that a priority group does not use goes to the next one")
  func reserveReturns() {
    let stack = row.arrange(
      [.wide(1), .wide(0, 5).priority(1), .wide(2, 6).priority(-1)], in: proposal(20))
    #expect(
      stack.picture == """
        aaaaaaaaaaa.bbbbb.cc
        """)
  }

  @Test("S11.3 (d) No child is proposed a negative length")
  func noRoom() {
    let stack = row.arrange([.wide(3), .wide(0), .rigid(4, 1)], in: proposal(1))
    #expect(stack.lengths(.horizontal) == [3, 0, 4])
    #expect(stack.placements.allSatisfy { $0.proposal.width == 0 })
  }

  @Test(
    "S11.3 (e) The cross axis proposal reaches every child unchanged", arguments: [nil, 0, 7.5])
  func minorProposal(height: CGFloat?) {
    let stack = row.arrange([.wide(3), .flexible, .wide(2).priority(1)], in: proposal(30, height))
    #expect(stack.placements.allSatisfy { $0.proposal.height == height })
  }

  @Test("S11.3 (f) The stack is as large as its children and may overflow")
  func overflow() {
    let stack = row.arrange([.rigid(4, 1), .rigid(5, 3)], in: proposal(6, 2))
    #expect(stack.size == CGSize(width: 10, height: 3))
    #expect(
      stack.picture == """
        aaaa.bbbbb
        .....bbbbb
        .....bbbbb
        """)
  }

  @Test("S11.3 A column is a transposed row")
  func column() {
    let column = StackLayout.column(.leading, spacing: 1).arrange(
      [.rigid(3, 1), .rigid(5, 2)], in: .unspecified)
    #expect(
      column.picture == """
        aaa..
        .....
        bbbbb
        bbbbb
        """)
    let trailing = StackLayout.column(.trailing, spacing: 0).arrange(
      [.rigid(3, 1), .rigid(5, 1)], in: .unspecified)
    #expect(
      trailing.picture == """
        ..aaa
        bbbbb
        """)
  }

  @Test("S11.3 (f) The children's guides are aligned")
  func guides() {
    let stack = row.arrange(
      [.rigid(2, 3), .rigid(2, 1).guide(VerticalAlignment.top.key, -2), .rigid(1, 2)],
      in: .unspecified)
    #expect(
      stack.picture == """
        aa....c
        aa....c
        aa.bb..
        """)
  }

  @Test("S11.7 Spacers take what all other children leave")
  func spacers() {
    let stack = StackLayout.row(.top).arrange(
      [.rigid(3, 1), .spacer(), .rigid(2, 1)], in: proposal(20))
    #expect(
      stack.picture
        == """
        aaabbbbbbbbbbbbbbbcc
        """.replacingOccurrences(of: "b", with: "."))
  }

  @Test("S11.7 A spacer keeps its minimum when there is too little room")
  func spacerMinimum() {
    let stack = StackLayout.row(.top).arrange(
      [.wide(0), .spacer(8), .rigid(2, 1)], in: proposal(14))
    #expect(stack.lengths(.horizontal) == [4, 8, 2])
  }

  @Test("S11.5 Without an explicit spacing, a stack asks each pair of neighbours")
  func preferredSpacing() {
    let text = ViewSpacing(textAbove: 1, below: 2)
    let stack = StackLayout.column(.leading).arrange(
      [.rigid(1, 1).spacing(text), .rigid(1, 1).spacing(text), .rigid(1, 1)], in: .unspecified)
    #expect(stack.placements.map(\.origin.y) == [0, 3, 12])
    let explicit = StackLayout.column(.leading, spacing: 0).arrange(
      [.rigid(1, 1).spacing(text), .rigid(1, 1).spacing(text)], in: .unspecified)
    #expect(explicit.size.height == 2)
  }

  @Test("S11.5 A stack's own spacing preference is that of its outer children")
  func spacingOfStack() {
    let items = [
      Box.rigid(1, 1).spacing(ViewSpacing(general: 1)),
      Box.rigid(1, 1).spacing(ViewSpacing(general: 5)),
      Box.rigid(1, 1).spacing(ViewSpacing(general: 3)),
    ]
    let whole = row.spacing(of: items)
    #expect(whole.distance(to: .zero, along: .horizontal) == 3)
    #expect(ViewSpacing.zero.distance(to: whole, along: .horizontal) == 1)
    #expect(whole.distance(to: .zero, along: .vertical) == 5)
  }

  @Test("S11.18 A stack's baseline is that of its outermost child")
  func baselines() {
    let first = VerticalAlignment.firstTextBaseline.key
    let last = VerticalAlignment.lastTextBaseline.key
    let items = [
      Box.rigid(1, 4).guide(first, 3), Box.rigid(1, 2), Box.rigid(1, 6).guide(first, 2),
    ]
    let stack = StackLayout.column(spacing: 0).arrange(items, in: .unspecified)
    #expect(stack.explicitAlignment(first, of: items) == 3)
    #expect(stack.explicitAlignment(last, of: items) == nil)
    let lasts = [Box.rigid(1, 4).guide(last, 3), Box.rigid(1, 6).guide(last, 2)]
    let other = StackLayout.column(spacing: 0).arrange(lasts, in: .unspecified)
    #expect(other.explicitAlignment(last, of: lasts) == 6)
  }
}
