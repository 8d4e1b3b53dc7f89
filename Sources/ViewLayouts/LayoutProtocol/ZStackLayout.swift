import Foundation
import LayoutCore
import ViewRuntime

/// Layers as a layout, for `AnyLayout`.
public struct ZStackLayout: Layout {
  /// Which points of the subviews lie on each other.
  public var alignment: Alignment

  /// Layers as `ZStack` makes them with the same alignment.
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

  /// A size in which all subviews have room over each other; the system calls this.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { arrangement(subviews, proposal).size }

  /// Places the subviews over each other; the system calls this.
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
