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

/// A layout whose arithmetic the package has already.
protocol ArrangedLayout: Layout where Cache == Void {
  func arrangement(_ subviews: LayoutSubviews, _ proposal: ProposedViewSize) -> Arrangement
  /// With what offer the subviews are placed, in a size that was chosen (S11.23).
  func placementProposal(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize
  func spacing(of subviews: LayoutSubviews) -> ViewSpacing
}

extension ArrangedLayout {
  func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize
  ) {
    let placements = arrangement(subviews, offer(to: subviews, in: bounds, proposal)).placements
    for (subview, placement) in zip(subviews, placements) {
      subview.place(
        at: CGPoint(
          x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y),
        proposal: placement.proposal)
    }
  }

  func alignment(
    _ key: AlignmentKey, _ subviews: LayoutSubviews, in bounds: CGRect,
    _ proposal: ProposedViewSize
  ) -> CGFloat? {
    arrangement(subviews, offer(to: subviews, in: bounds, proposal))
      .explicitAlignment(key, of: subviews)
  }

  /// A single subview is offered what the layout is, as if there were none.
  private func offer(
    to subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize
  ) -> ProposedViewSize {
    subviews.count == 1 ? proposal : placementProposal(proposal, in: bounds.size)
  }
}

extension LayoutSubviews {
  /// A spacing of the program on the host's grid.
  func snap(_ spacing: CGFloat?, _ axis: Axis) -> CGFloat? {
    guard let spacing, let first else { return spacing }
    return MainActor.assumeIsolated {
      first.node.runtime.host.metrics.snapSpacing(spacing, along: axis)
    }
  }
}
