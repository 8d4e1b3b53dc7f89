import HostInterface

/// A part of the window that determines which of its views is focused first: `defaultFocus(_:_:)`
/// (S8.9).
@MainActor
package final class DefaultFocusRegion {
  /// The nodes of the region.
  package var nodes: [RenderNode] = []
  fileprivate let location: AnyFocusLocation?
  fileprivate let value: AnyHashable
  /// Whether it also applies when the user's keys move the focus into the region.
  package let isForUser: Bool
  /// Requests the region's default focus.
  package let ask: () -> Void

  package init(
    _ location: AnyFocusLocation?, _ value: AnyHashable, isForUser: Bool,
    ask: @escaping () -> Void
  ) {
    self.location = location
    self.value = value
    self.isForUser = isForUser
    self.ask = ask
  }

  fileprivate func encloses(_ node: RenderNode) -> Bool {
    nodes.contains { node.isInside($0) }
  }
}

extension FocusRegistry {
  /// Called when the user's keys moved the focus to a node: if that entered a region, the focus
  /// moves on to the region's default. Of nested regions the outermost counts.
  func enterRegions(_ node: RenderNode, from former: RenderNode?) {
    let entered = regions.filter { region in
      region.isForUser && region.encloses(node) && former.map(region.encloses) != true
    }
    let outermost = entered.min { first, second in
      (first.nodes.first?.depth ?? 0) < (second.nodes.first?.depth ?? 0)
    }
    outermost?.ask()
  }

  /// Returns the node to focus when a program focuses a container: the container's default focus,
  /// or else the first focusable node in it.
  func focusableNode(of place: FocusPlace) -> RenderNode? {
    guard let first = place.focusableNode else { return nil }
    for region in regions where region.nodes.first.map(place.encloses) == true {
      for target in places(for: region.value, of: region.location) {
        if let node = target.focusableNode, place.encloses(node) { return node }
      }
    }
    return first
  }
}
