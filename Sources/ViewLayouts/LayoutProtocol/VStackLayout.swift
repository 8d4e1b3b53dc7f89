import Foundation
import LayoutCore
import ViewRuntime

/// A column as a layout, for `AnyLayout`.
public struct VStackLayout: Layout {
  /// The horizontal alignment of the subviews.
  public var alignment: HorizontalAlignment
  /// The spacing in points; nil uses the preferences of each pair of neighbours.
  public var spacing: CGFloat?

  /// Makes a column layout; it arranges views like a `VStack` with the same settings.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The vertical stack orientation, so that spacers take height.
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
