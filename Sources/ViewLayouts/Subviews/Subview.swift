import HostInterface
import ViewRuntime

/// A view of a container's content, which the container can show anywhere.
///
/// It is mounted once, with its state; if it is shown in two places, it appears in the later one.
public struct Subview: Identifiable {
  let node: SubviewNode
  /// The view's container values.
  public let containerValues: ContainerValues

  @MainActor
  init(_ node: SubviewNode) {
    self.node = node
    containerValues = node.node.containerValues
  }

  /// The identity of a view within its container.
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
