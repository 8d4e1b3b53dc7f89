import HostInterface
import ViewRuntime

/// An item of a row's swipe actions or menu.
package struct RowAction {
  package let name: String
  package let isDestructive: Bool
  package let perform: () -> Void
}

/// The buttons among views that become menu items instead of being shown.
extension RowAction {
  @MainActor
  package static func actions(in nodes: [RenderNode]) -> [RowAction] {
    var found: [RowAction] = []
    for node in nodes { collect(node, &found) }
    return found
  }

  @MainActor
  private static func collect(_ node: RenderNode, _ found: inout [RowAction]) {
    guard let content = node.content, content.actions.contains(.activate) else {
      for child in node.children { collect(child, &found) }
      return
    }
    guard !content.traits.contains(.disabled) else { return }
    found.append(
      RowAction(
        name: node.spokenText, isDestructive: content.traits.contains(.destructive),
        perform: { node.handle(.activate(node.id)) }))
  }
}
