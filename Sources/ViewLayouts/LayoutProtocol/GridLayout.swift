import Foundation
import LayoutCore
import ViewRuntime

/// A grid as a layout, for `AnyLayout`.
///
/// ```swift
/// let layout = isTable ? AnyLayout(GridLayout()) : AnyLayout(VStackLayout())
/// layout {
///   GridRow { Text("Name"); Text(person.name) }
///   GridRow { Text("City"); Text(person.city) }
/// }
/// ```
///
/// In any other layout a `GridRow` is a row of its own.
public struct GridLayout: Layout {
  /// Where cells stand in their room, unless their row or column says otherwise.
  public var alignment: Alignment
  /// In points; nil is the usual distance.
  public var horizontalSpacing: CGFloat?
  /// Between rows, in points; nil asks each pair of neighbours.
  public var verticalSpacing: CGFloat?

  /// A grid with these settings; `Grid` with the same ones looks the same.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  var settings: GridSettings {
    GridSettings(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  /// The size of all columns and rows; zero without subviews. The system calls this.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    MainActor.assumeIsolated {
      guard let node = subviews.first?.node.parent else { return .zero }
      return GridNodeLayout(settings: settings).sizeThatFits(proposal, node)
    }
  }

  /// Places the cells in their columns and rows; the system calls this.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    MainActor.assumeIsolated {
      guard let node = subviews.first?.node.parent else { return }
      for subview in subviews { subview.placements.placed.insert(ObjectIdentifier(subview.node)) }
      GridNodeLayout(settings: settings).place(node, in: bounds, proposal)
    }
  }
}
