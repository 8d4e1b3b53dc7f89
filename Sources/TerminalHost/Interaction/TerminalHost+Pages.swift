import HostInterface

/// Turning of pages, and choosing of tabs by keys.
extension TerminalHost {
  /// Turns the pages around the focus, or else the topmost ones.
  @discardableResult
  func turnPage(forward: Bool) -> Bool {
    let around = focusedNode?.nearest { $0.content.actions.contains(.page) }
    guard let pages = around ?? topmost(action: .page) else { return false }
    client?.handle(forward ? .increment(pages.id) : .decrement(pages.id))
    return true
  }

  /// Turns pages; where there are none, chooses the next tab or the previous one, wrapping around,
  /// wherever the focus is: as in browsers and on desktops.
  func turnPageOrTab(forward: Bool) {
    if turnPage(forward: forward) { return }
    guard let bar = focusedNode?.tabBarAround ?? topmostTabBar else { return }
    let tabs = bar.tabs
    guard let chosen = tabs.firstIndex(where: { $0.content.traits.contains(.selected) }) else {
      return
    }
    let next = tabs[(chosen + (forward ? 1 : tabs.count - 1)) % tabs.count]
    if next !== tabs[chosen] { client?.handle(.activate(next.id)) }
  }

  /// The last row of tabs that is not behind something modal. A chosen tab is selected.
  private var topmostTabBar: HostTree.Node? {
    var found: HostTree.Node?
    walk(where: { $0.traits.contains(.selected) }) { node, _ in
      if node.content.traits.contains(.modal) { found = nil }
      if node.content.role == .tabBar { found = node }
      return node.content.role != .row
    }
    return found
  }
}

extension HostTree.Node {
  /// The tabs of the innermost tab view around it, but not of one behind something modal.
  fileprivate var tabBarAround: HostTree.Node? {
    var node = self
    while !node.content.traits.contains(.modal) {
      if node.content.role == .tabBar { return node }
      guard let parent = node.parent else { return nil }
      // The tabs of a tab view are its first node, or its last ones; a long list has none.
      let ends = parent.children.prefix(2) + parent.children.suffix(3)
      if let bar = ends.first(where: { $0.content.role == .tabBar }) { return bar }
      node = parent
    }
    return nil
  }

  /// The tabs of a row of tabs that can be chosen.
  fileprivate var tabs: [HostTree.Node] {
    var tabs: [HostTree.Node] = []
    func visit(_ node: HostTree.Node) {
      let content = node.content
      if content.traits.contains(.disabled) { return }
      if content.actions.contains(.activate) { return tabs.append(node) }
      node.children.forEach(visit)
    }
    children.forEach(visit)
    return tabs
  }
}
