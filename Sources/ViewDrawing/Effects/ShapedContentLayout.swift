import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// Gives a node what follows from a shape, such as a clip, once the size is known: for a shape that
/// is known by its outline alone.
struct ShapedContentLayout: WrapperLayout {
  let shape: any Shape
  let content: @MainActor (any Shape, CGSize) -> NodeContent

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    if let child = node.children.first { node.place(child, at: .zero, proposal: proposal) }
    guard shape.knownGeometry == nil else { return }
    node.setContent(content(shape.placed(node, in: size), size), resizes: false)
  }

  /// Whether the outline is another one in another place. A shape that a host knows by name needs
  /// no new one when the size changes.
  static func dependsOnPlace(_ shape: any Shape) -> Bool {
    shape.knownGeometry == nil || shape is any ContainerRelativeForm
  }
}
