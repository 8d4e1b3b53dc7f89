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
  func spacing(of subviews: LayoutSubviews) -> ViewSpacing
}

extension ArrangedLayout {
  func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize
  ) {
    let placements = arrangement(subviews, proposal).placements
    for (subview, placement) in zip(subviews, placements) {
      subview.place(
        at: CGPoint(
          x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y),
        proposal: placement.proposal)
    }
  }

  func alignment(
    _ key: AlignmentKey, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    arrangement(subviews, proposal).explicitAlignment(key, of: subviews)
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
