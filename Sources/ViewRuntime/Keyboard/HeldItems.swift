import HostInterface

/// What the closed menus of a bar hold: items for which it has no room, and those that stand there
/// in any case. They are mounted but not in the host; their keys work and they are found by name all
/// the same, as those of a program's menus.
///
/// ```text
///   Orders                   New  ⋯        ⋯ holds "Print" with Control-P
/// ```
@MainActor
package final class HeldItems {
  /// In the order of the menu.
  package var nodes: [RenderNode] = []
  /// The bar; nil: it was not laid out yet.
  fileprivate weak var bar: RenderNode?
  /// Whether a runtime knows of it.
  fileprivate var isKnown = false

  package nonisolated init() {}

  /// The bar that the menus are in was laid out.
  package func noteBar(_ bar: RenderNode) {
    self.bar = bar
    if isKnown { return }
    isKnown = true
    bar.runtime.heldItems.append(WeakHeldItems(items: self))
  }
}

/// Of a bar that may be gone.
struct WeakHeldItems {
  weak var items: HeldItems?
}

extension ViewRuntime {
  /// What the bars inside of a node hold in closed menus.
  package func heldItems(in top: RenderNode) -> [RenderNode] {
    heldItems.removeAll { $0.items == nil }
    return heldItems.compactMap(\.items)
      .filter { items in
        guard let bar = items.bar, bar.isInHost, !items.nodes.isEmpty else { return false }
        return bar.isInside(top)
      }
      .flatMap { $0.nodes.filter { !$0.isInHost } }
  }

  /// The first of some views, and of what is in them, that is meant.
  func firstNode(in nodes: [RenderNode], where isMeant: (NodeContent) -> Bool) -> RenderNode? {
    for node in nodes {
      if let content = node.content, isMeant(content) { return node }
      if let found = firstNode(in: node.children, where: isMeant) { return found }
    }
    return nil
  }

  /// The keys of what the bars of the uppermost screen hold in closed menus.
  var keysOfHeldItems: [CommandKey] {
    guard !heldItems.isEmpty else { return [] }
    var keys: [CommandKey] = []
    func look(_ node: RenderNode) {
      guard let content = node.content, let stroke = content.shortcut else {
        for child in node.children { look(child) }
        return
      }
      let title = node.spokenText
      if !content.traits.contains(.disabled), !title.isEmpty {
        keys.append(CommandKey(stroke, title))
      }
    }
    for node in heldItems(in: uppermost) { look(node) }
    return keys
  }
}
