import Foundation
import LayoutCore
import ViewRuntime

/// A row as a layout, for `AnyLayout`.
public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  /// In points; nil asks each pair of neighbours.
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .along(.horizontal) }
}

extension HStackLayout: ArrangedLayout {
  func arrangement(
    _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
  ) -> Arrangement {
    StackLayout.row(alignment, spacing: subviews.snap(spacing, .horizontal))
      .arrange(subviews, in: proposal)
  }

  func spacing(of subviews: LayoutSubviews) -> ViewSpacing {
    StackLayout.row(alignment, spacing: spacing).spacing(of: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    spacing(of: subviews)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { arrangement(subviews, proposal).size }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { place(subviews, in: bounds, proposal) }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { alignment(guide.key, subviews, proposal) }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { alignment(guide.key, subviews, proposal) }
}
