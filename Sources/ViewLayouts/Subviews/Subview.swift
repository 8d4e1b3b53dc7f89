import HostInterface
import ViewRuntime

/// One view of those that a container was given, to be shown where the container likes.
///
/// It is mounted once, with its state, wherever it is shown; shown in two places, it stands in the
/// later one.
public struct Subview: Identifiable {
  let node: SubviewNode
  /// What the view tells its container.
  public let containerValues: ContainerValues

  @MainActor
  init(_ node: SubviewNode) {
    self.node = node
    containerValues = node.node.containerValues
  }

  /// The identity of a view among those of its container.
  public struct ID: Hashable, Sendable {
    let node: NodeID
  }

  public var id: ID { ID(node: node.id) }
}

extension Subview: View {
  public typealias Body = Never
}

extension Subview: PrimitiveView, SubviewPlaceView {
  package var subview: SubviewNode { node }
}
