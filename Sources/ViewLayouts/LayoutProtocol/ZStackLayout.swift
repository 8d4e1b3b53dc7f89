import Foundation
import LayoutCore
import ViewRuntime

/// Layers as a layout, for `AnyLayout`.
public struct ZStackLayout: Layout {
  /// The alignment of the subviews.
  public var alignment: Alignment

  /// Makes a layered layout; it arranges views like a `ZStack` with the same alignment.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
}

extension ZStackLayout: ArrangedLayout {
  func arrangement(
    _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
  ) -> Arrangement {
    LayeredLayout(alignment: alignment).arrange(subviews, in: proposal)
  }

  func placementProposal(
    _ proposal: ProposedViewSize, in size: CGSize, count: Int
  ) -> ProposedViewSize {
    LayeredLayout().placementProposal(proposal, in: size, count: count)
  }

  func spacing(of subviews: LayoutSubviews) -> ViewSpacing {
    LayeredLayout(alignment: alignment).spacing(of: subviews)
  }
}
