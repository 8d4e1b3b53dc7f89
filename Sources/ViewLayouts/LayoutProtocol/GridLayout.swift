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
/// In any other layout, the cells of a `GridRow` are laid out like those of a `Group`.
public struct GridLayout: Layout {
  /// The alignment of cells in their space, unless their row or column overrides it.
  public var alignment: Alignment
  /// The spacing between columns, in points; nil uses the default.
  public var horizontalSpacing: CGFloat?
  /// The spacing between rows, in points; nil uses the preferences of each pair of neighbours.
  public var verticalSpacing: CGFloat?

  /// Makes a grid layout; it arranges views like a `Grid` with the same settings.
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

  /// Returns the size of all columns and rows; zero without subviews. The system calls this.
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
