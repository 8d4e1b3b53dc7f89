import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// Sets a node's content that depends on a shape, such as a clip, once the size is known: for a
/// shape known only by its outline.
struct ShapedContentLayout: WrapperLayout, SafeAreaPassing {
  let shape: any Shape
  let content: @MainActor (any Shape, CGSize) -> NodeContent

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    if let child = node.children.first { node.place(child, at: .zero, proposal: proposal) }
    guard shape.knownGeometry == nil else { return }
    node.setContent(content(shape.placed(node, in: size), size), resizes: false)
  }

  /// Whether the outline depends on the position. A shape that a host knows by name needs no update
  /// when the size changes.
  static func dependsOnPlace(_ shape: any Shape) -> Bool {
    shape.knownGeometry == nil || shape is any ContainerRelativeForm
  }
}
