import Foundation
import LayoutCore
import ViewRuntime

/// A row as a layout, for `AnyLayout`.
public struct HStackLayout: Layout {
  /// Where the subviews stand in the row's height.
  public var alignment: VerticalAlignment
  /// In points; nil asks each pair of neighbours.
  public var spacing: CGFloat?

  /// A row as `HStack` makes it with the same settings.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Tells that subviews follow each other horizontally, so that spacers take width.
  public static var layoutProperties: LayoutProperties { .along(.horizontal) }
}

extension HStackLayout: ArrangedLayout {
  func arrangement(
    _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
  ) -> Arrangement {
    StackLayout.row(alignment, spacing: subviews.snap(spacing, .horizontal))
      .arrange(subviews, in: proposal)
  }

  func placementProposal(
    _ proposal: ProposedViewSize, in size: CGSize, count: Int
  ) -> ProposedViewSize {
    StackLayout.row().placementProposal(proposal, in: size, count: count)
  }

  func spacing(of subviews: LayoutSubviews) -> ViewSpacing {
    StackLayout.row(alignment, spacing: spacing).spacing(of: subviews)
  }

  /// What the first subview prefers before the row, the last one behind it, and any one above
  /// and below; the system calls this.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    spacing(of: subviews)
  }

  /// The size of all subviews beside each other; the system calls this.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { arrangement(subviews, proposal).size }

  /// Places the subviews beside each other; the system calls this.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { place(subviews, in: bounds, proposal) }

  /// A horizontal guide that subviews set, nil where none does; the system calls this.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { alignment(guide.key, subviews, in: bounds, proposal) }

  /// A vertical guide that subviews set, nil where none does; the system calls this.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { alignment(guide.key, subviews, in: bounds, proposal) }
}
