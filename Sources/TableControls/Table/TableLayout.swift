import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

/// Columns side by side, as wide as their limits say: all grow and shrink from the widths that suit
/// them best.
struct TableLayout: Layout {
  let widths: [TableColumnWidth]
  let alignments: [TableColumnAlignment]

  private static let gap: CGFloat = 16
  /// Of a column without limits, where nothing is proposed.
  private static let usual: CGFloat = 120

  /// The width of each column for a whole width.
  ///
  ///     limits   100...100   none    none         in 400 with gaps of 16:   100  134  134
  ///     ideal         100     200     100         in 632 with gaps of 16:   150  300  150
  func columns(in width: CGFloat?) -> [CGFloat] {
    let gaps = Self.gap * CGFloat(max(widths.count - 1, 0))
    let ideals = widths.map { max($0.clamp($0.ideal ?? Self.usual), 1) }
    guard let width, width.isFinite else { return ideals }
    var result = [CGFloat](repeating: 0, count: widths.count)
    var open = Array(widths.indices)
    var rest = width - gaps
    // A column whose limit is met leaves its part, or its debt, to the others.
    while !open.isEmpty {
      let factor = max(rest, 0) / open.reduce(0) { $0 + ideals[$1] }
      let bounded = open.filter { widths[$0].clamp(ideals[$0] * factor) != ideals[$0] * factor }
      guard !bounded.isEmpty else {
        for index in open { result[index] = (ideals[index] * factor / 8).rounded(.down) * 8 }
        break
      }
      for index in bounded {
        result[index] = widths[index].clamp(ideals[index] * factor)
        rest -= result[index]
      }
      open.removeAll(where: bounded.contains)
    }
    return result
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
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let columns = columns(in: proposal.width)
    let (above, below) = extent(subviews, columns, proposal.height)
    let gaps = Self.gap * CGFloat(max(columns.count - 1, 0))
    return CGSize(width: proposal.width ?? columns.reduce(gaps, +), height: above + below)
  }

  /// The columns stand on one line, whatever their letters.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let columns = columns(in: bounds.width)
    let above = extent(subviews, columns, bounds.height).above
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
      x += width + Self.gap
    }
  }
}

extension TableColumnWidth {
  func clamp(_ width: CGFloat) -> CGFloat {
    max(min(width, maximum ?? .infinity), minimum ?? 24)
  }
}
