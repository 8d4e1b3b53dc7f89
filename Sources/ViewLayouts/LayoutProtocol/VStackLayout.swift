import Foundation
import LayoutCore
import ViewRuntime

/// A column as a layout, for `AnyLayout`.
public struct VStackLayout: Layout {
  /// Where the subviews stand in the column's width.
  public var alignment: HorizontalAlignment
  /// In points; nil asks each pair of neighbours.
  public var spacing: CGFloat?

  /// A column as `VStack` makes it with the same settings.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Tells that subviews follow each other vertically, so that spacers take height.
  public static var layoutProperties: LayoutProperties { .along(.vertical) }
}

extension VStackLayout: ArrangedLayout {
  func arrangement(
    _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
  ) -> Arrangement {
    StackLayout.column(alignment, spacing: subviews.snap(spacing, .vertical))
      .arrange(subviews, in: proposal)
  }

  func placementProposal(
    _ proposal: ProposedViewSize, in size: CGSize, count: Int
  ) -> ProposedViewSize {
    StackLayout.column().placementProposal(proposal, in: size, count: count)
  }

  func spacing(of subviews: LayoutSubviews) -> ViewSpacing {
    StackLayout.column(alignment, spacing: spacing).spacing(of: subviews)
  }

  /// What the first subview prefers above the column, the last one below it, and any one at the
  /// sides; the system calls this.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    spacing(of: subviews)
  }

  /// The size of all subviews below each other; the system calls this.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { arrangement(subviews, proposal).size }

  /// Places the subviews below each other; the system calls this.
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
