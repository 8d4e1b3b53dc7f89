import Foundation
import LayoutCore
import ViewRuntime

extension LayoutProperties {
  static func along(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

/// A layout that uses one of the library's arrangements.
protocol ArrangedLayout: Layout where Cache == Void {
  func arrangement(_ subviews: LayoutSubviews, _ proposal: ProposedViewSize) -> Arrangement
  /// Returns the proposal for placing `count` subviews within the chosen size.
  func placementProposal(
    _ proposal: ProposedViewSize, in size: CGSize, count: Int
  ) -> ProposedViewSize
  func spacing(of subviews: LayoutSubviews) -> ViewSpacing
}

extension ArrangedLayout {
  /// Returns the size of the arranged subviews; the system calls this.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { arrangement(subviews, proposal).size }

  /// Places the arranged subviews; the system calls this.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let placements = arrangement(subviews, offer(to: subviews, in: bounds, proposal)).placements
    for (subview, placement) in zip(subviews, placements) {
      subview.place(
        at: CGPoint(
          x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y),
        proposal: placement.proposal)
    }
  }

  /// Returns the spacing that the outer subviews prefer; the system calls this.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    spacing(of: subviews)
  }

  /// Returns a horizontal guide that subviews set, nil if none does; the system calls this.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { alignment(guide.key, subviews, in: bounds, proposal) }

  /// Returns a vertical guide that subviews set, nil if none does; the system calls this.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { alignment(guide.key, subviews, in: bounds, proposal) }

  private func alignment(
    _ key: AlignmentKey, _ subviews: LayoutSubviews, in bounds: CGRect,
    _ proposal: ProposedViewSize
  ) -> CGFloat? {
    arrangement(subviews, offer(to: subviews, in: bounds, proposal))
      .explicitAlignment(key, of: subviews)
  }

  private func offer(
    to subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize
  ) -> ProposedViewSize {
    placementProposal(proposal, in: bounds.size, count: subviews.count)
  }
}

extension LayoutSubviews {
  /// Snaps the program's spacing to the host's grid.
  func snap(_ spacing: CGFloat?, _ axis: Axis) -> CGFloat? {
    guard let spacing, let first else { return spacing }
    return MainActor.assumeIsolated {
      first.node.runtime.host.metrics.snapSpacing(spacing, along: axis)
    }
  }
}
