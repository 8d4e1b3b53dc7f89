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
}
