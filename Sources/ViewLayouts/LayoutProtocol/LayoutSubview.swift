import Foundation
import LayoutCore
import ViewRuntime

/// One subview, as a layout sees it: it can be asked and placed.
///
/// Only to be used while the layout is asked, on the main thread.
public struct LayoutSubview: Equatable, Sendable {
  let node: RenderNode
  let placements: Placements

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }

  /// What `layoutValue(key:value:)` put there, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    nonisolated(unsafe) var found: K.Value?
    let id = ObjectIdentifier(key)
    MainActor.assumeIsolated { found = node.innermostTrait(id, as: K.Value.self) }
    return found ?? K.defaultValue
  }

  /// What the subview tells its container; see `containerValue(_:_:)`.
  public var containerValues: ContainerValues {
    nonisolated(unsafe) var values = ContainerValues()
    MainActor.assumeIsolated { values = node.containerValues }
    return values
  }

  /// How early to serve it; 0 is usual.
  public var priority: Double { MainActor.assumeIsolated { node.priority } }

  /// The size that it chooses when offered `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { node.withoutTracking { node.sizeThatFits(proposal) } }
  }

  /// The same with its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainActor.assumeIsolated { node.withoutTracking { node.dimensions(in: proposal) } }
  }

  /// How far it would like to be from its neighbours.
  public var spacing: ViewSpacing {
    MainActor.assumeIsolated { node.withoutTracking { node.spacing } }
  }

  var isPlaced: Bool { placements.placed.contains(ObjectIdentifier(node)) }

  /// Puts it somewhere; `anchor` says which point of it lies at `position`.
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
