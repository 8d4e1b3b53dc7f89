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

/// A column as a layout, for `AnyLayout`.
public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  /// In points; nil asks each pair of neighbours.
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .along(.vertical) }
}

/// Layers as a layout, for `AnyLayout`.
public struct ZStackLayout: Layout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }
}

extension LayoutProperties {
  fileprivate static func along(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

/// A layout whose arithmetic the package has already.
private protocol ArrangedLayout: Layout where Cache == Void {
  func arrangement(_ subviews: LayoutSubviews, _ proposal: ProposedViewSize) -> Arrangement
  func spacing(of subviews: LayoutSubviews) -> ViewSpacing
}

extension ArrangedLayout {
  fileprivate func place(
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

  fileprivate func alignment(
    _ key: AlignmentKey, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    arrangement(subviews, proposal).explicitAlignment(key, of: subviews)
  }
}

extension LayoutSubviews {
  /// A spacing of the program on the host's grid.
  fileprivate func snap(_ spacing: CGFloat?, _ axis: Axis) -> CGFloat? {
    guard let spacing, let first else { return spacing }
    return MainActor.assumeIsolated {
      first.node.runtime.host.metrics.snap(spacing, horizontally: axis == .horizontal)
    }
  }
}

extension HStackLayout: ArrangedLayout {
  fileprivate func arrangement(
    _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
  ) -> Arrangement {
    StackLayout.row(alignment, spacing: subviews.snap(spacing, .horizontal))
      .arrange(subviews, in: proposal)
  }

  fileprivate func spacing(of subviews: LayoutSubviews) -> ViewSpacing {
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

extension VStackLayout: ArrangedLayout {
  fileprivate func arrangement(
    _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
  ) -> Arrangement {
    StackLayout.column(alignment, spacing: subviews.snap(spacing, .vertical))
      .arrange(subviews, in: proposal)
  }

  fileprivate func spacing(of subviews: LayoutSubviews) -> ViewSpacing {
    StackLayout.column(alignment, spacing: spacing).spacing(of: subviews)
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

extension ZStackLayout: ArrangedLayout {
  fileprivate func arrangement(
    _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
  ) -> Arrangement {
    LayeredLayout(alignment: alignment).arrange(subviews, in: proposal)
  }

  fileprivate func spacing(of subviews: LayoutSubviews) -> ViewSpacing {
    LayeredLayout(alignment: alignment).spacing(of: subviews)
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
