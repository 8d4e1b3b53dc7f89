import HostInterface
import SwiftUI
import ViewRuntime

/// A view type to find in the view tree, which hosts, and therefore queries, do not see.
struct ViewKind: Sendable {
  let name: String
  private let isMeant: @MainActor @Sendable (Element) -> Bool

  init<V: View>(_ type: V.Type) {
    name = "\(type)"
    isMeant = { $0 is ViewElement<V> }
  }

  /// Returns the topmost nodes that views of this type show.
  ///
  /// - Complexity: O(number of views).
  @MainActor
  func nodes(in runtime: ViewRuntime) -> Set<NodeID> {
    var ids: Set<NodeID> = []
    func collect(_ node: RenderNode) {
      if node.isVisible { ids.insert(node.id) } else { node.children.forEach(collect) }
    }
    func search(_ element: Element) {
      if isMeant(element) { element.renderNodes.forEach(collect) }
      element.forEachChild(search)
    }
    if let root = runtime.rootElement { search(root) }
    return ids
  }
}
