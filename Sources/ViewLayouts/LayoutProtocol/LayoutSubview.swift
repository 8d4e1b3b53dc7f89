import Foundation
import LayoutCore
import ViewRuntime

/// A proxy for a subview, which a layout measures and places.
///
/// Valid only within a call of the layout, on the main thread.
public struct LayoutSubview: Equatable, Sendable {
  let node: RenderNode
  let placements: Placements

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }

  /// The value set by `layoutValue(key:value:)`, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    nonisolated(unsafe) var found: K.Value?
    let id = ObjectIdentifier(key)
    MainActor.assumeIsolated { found = node.innermostTrait(id, as: K.Value.self) }
    return found ?? K.defaultValue
  }

  /// The subview's container values; see `containerValue(_:_:)`.
  public var containerValues: ContainerValues {
    nonisolated(unsafe) var values = ContainerValues()
    MainActor.assumeIsolated { values = node.containerValues }
    return values
  }

  /// The subview's layout priority; the default is 0.
  public var priority: Double { MainActor.assumeIsolated { node.priority } }

  /// Returns the subview's size for `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { node.withoutTracking { node.sizeThatFits(proposal) } }
  }

  /// Returns the subview's size for a proposal, with its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainActor.assumeIsolated { node.withoutTracking { node.dimensions(in: proposal) } }
  }

  /// The subview's preferred spacing to its neighbours.
  public var spacing: ViewSpacing {
    MainActor.assumeIsolated { node.withoutTracking { node.spacing } }
  }

  var isPlaced: Bool { placements.placed.contains(ObjectIdentifier(node)) }

  /// Places the subview so that its `anchor` is at `position`.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    placements.placed.insert(ObjectIdentifier(node))
    MainActor.assumeIsolated {
      node.withoutTracking { place(at: position, anchor, proposal) }
    }
  }

  @MainActor
  private func place(at position: CGPoint, _ anchor: UnitPoint, _ proposal: ProposedViewSize) {
    let size = node.sizeThatFits(proposal)
    let metrics = node.runtime.host.metrics
    let origin = CGPoint(
      x: metrics.snap(position.x - anchor.x * size.width, horizontally: true),
      y: metrics.snap(position.y - anchor.y * size.height, horizontally: false))
    if placements.isTrial {
      placements.places[ObjectIdentifier(node)] = Arrangement.Placement(
        origin: origin, size: size, proposal: proposal)
    } else {
      node.parent?.place(node, at: origin, proposal: proposal)
    }
  }
}

extension LayoutSubview: LayoutItem {}
