import Foundation
import HostInterface

/// The items in a bar's closed menus: those that do not fit in the bar, and those that are always
/// in a menu. They are mounted but not in the host; nevertheless their shortcuts work and they can
/// be found by name, like those of a program's menus.
///
/// ```text
///   Orders                   New  ⋯        ⋯ holds "Print" with Control-P
/// ```
@MainActor
package final class HeldItems {
  /// In menu order.
  package var nodes: [RenderNode] = []
  /// The bar; nil if it was not laid out yet.
  fileprivate weak var bar: RenderNode?
  /// The button that opens the menu; nil if it is the bar's title.
  fileprivate weak var button: RenderNode?
  /// Whether it is registered with a runtime.
  fileprivate var isKnown = false

  package nonisolated init() {}

  /// Called when the bar that contains the menus was laid out.
  package func noteBar(_ bar: RenderNode, button: RenderNode?) {
    self.bar = bar
    self.button = button
    if isKnown { return }
    isKnown = true
    bar.runtime.heldItems.append(WeakHeldItems(items: self))
  }
}

/// A reference to the items of a bar that may be gone.
struct WeakHeldItems {
  weak var items: HeldItems?
}

extension ViewRuntime {
  /// Returns the items in closed menus of the bars inside a node.
  package func heldItems(in top: RenderNode) -> [RenderNode] {
    heldItems.removeAll { $0.items == nil }
    return heldItems.compactMap(\.items)
      .filter { items in
        guard let bar = items.bar, bar.isInHost, !items.nodes.isEmpty else { return false }
        return bar.isInside(top)
      }
      .flatMap { $0.nodes.filter { !$0.isInHost } }
  }

  /// Returns the frame of the button whose closed menu holds one of some nodes; null if there is
  /// none.
  func frameOfButton(holding nodes: [RenderNode]) -> CGRect {
    for items in heldItems.lazy.compactMap(\.items) {
      guard let button = items.button, let bar = items.bar, bar.isInHost else { continue }
      // Those with a parent are shown in the open menu.
      let hidden = items.nodes.filter { $0.parent == nil }
      if nodes.contains(where: { node in hidden.contains(where: node.isInside) }) {
        return button.seenFrame
      }
    }
    return .null
  }

  /// Returns the first matching node among some nodes and their descendants.
  func firstNode(in nodes: [RenderNode], where isMeant: (NodeContent) -> Bool) -> RenderNode? {
    for node in nodes {
      if let content = node.content, isMeant(content) { return node }
      if let found = firstNode(in: node.children, where: isMeant) { return found }
    }
    return nil
  }

  /// The shortcuts of the items in closed menus of the topmost screen's bars.
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
