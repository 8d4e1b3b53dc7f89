import Foundation
import LayoutCore
import Timekeeping
import ViewBasics
import ViewLayouts
import ViewRuntime

/// Columns side by side, as wide as ``TableColumnSizes`` says, and the lines between them behind.
struct TableLayout: Layout {
  let sizes: TableColumnSizes
  let alignments: [TableColumnAlignment]
  /// Which heads need room for the mark of an order, whether it is there or not; empty: a row.
  var marks: [Bool] = []

  /// Whether the table knows what the cells need.
  typealias Cache = Bool
  func makeCache(subviews: Subviews) -> Bool { false }

  private static let markRoom: CGFloat = 24

  private func measure(_ subviews: Subviews, _ isKnown: inout Bool) {
    guard !isKnown, let measuring = sizes.measuring else { return }
    isKnown = true
    guard onMainActor({ measuring.isOpen || !marks.isEmpty }) else { return }
    let columns = sizes.columns
    let needs = subviews.prefix(alignments.count).enumerated().map { index, cell -> CGFloat in
      guard columns.indices.contains(index), columns[index].followsCells else { return 0 }
      return cell.sizeThatFits(.unspecified).width
        + (marks.indices.contains(index) && marks[index] ? Self.markRoom : 0)
    }
    onMainActor { measuring.take(needs) }
  }

  /// Where the first lines of all columns stand, and how far the columns reach below.
  private func extent(
    _ subviews: Subviews, _ columns: [CGFloat], _ height: CGFloat?
  ) -> (above: CGFloat, below: CGFloat) {
    zip(subviews, columns).reduce(into: (0, 0)) { extent, column in
      let size = column.0.dimensions(in: ProposedViewSize(width: column.1, height: height))
      let baseline = size[VerticalAlignment.firstTextBaseline]
      extent.above = max(extent.above, baseline)
      extent.below = max(extent.below, size.height - baseline)
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Bool
  ) -> CGSize {
    measure(subviews, &cache)
    let columns = sizes.widths(in: proposal.width)
    let (above, below) = extent(subviews, columns, proposal.height)
    let gaps = TableColumnSizes.gap * CGFloat(max(columns.count - 1, 0))
    return CGSize(width: proposal.width ?? columns.reduce(gaps, +), height: above + below)
  }

  /// The columns stand on one line, whatever their letters.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Bool
  ) {
    let columns = sizes.widths(in: bounds.width)
    if !marks.isEmpty, let measuring = sizes.measuring {
      onMainActor { measuring.widths = columns }
    }
    let above = extent(subviews, columns, bounds.height).above
    let gap = TableColumnSizes.gap
    var x = bounds.minX
    for (index, width) in columns.enumerated() where index < subviews.count {
      let proposal = ProposedViewSize(width: width, height: bounds.height)
      let alignment = alignments[index].alignment
      let size = subviews[index].dimensions(in: proposal)
      let offset: CGFloat =
        alignment == .trailing
        ? width - size.width : alignment == .center ? (width - size.width) / 2 : 0
      let shift = above - size[VerticalAlignment.firstTextBaseline]
      subviews[index].place(
        at: CGPoint(x: x + max(offset, 0), y: bounds.minY + shift), anchor: .topLeading,
        proposal: proposal)
      x += width
      if subviews.indices.contains(columns.count + index) {
        subviews[columns.count + index].place(
          at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading,
          proposal: ProposedViewSize(width: gap, height: bounds.height))
      }
      x += gap
    }
  }
}
