import Foundation
import LayoutCore
import ViewRuntime

/// A row as a layout, for `AnyLayout`.
public struct HStackLayout: Layout {
  /// The vertical alignment of the subviews.
  public var alignment: VerticalAlignment
  /// The spacing in points; nil uses the preferences of each pair of neighbours.
  public var spacing: CGFloat?

  /// Makes a row layout; it arranges views like an `HStack` with the same settings.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The horizontal stack orientation, so that spacers take width.
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
}
