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
}
