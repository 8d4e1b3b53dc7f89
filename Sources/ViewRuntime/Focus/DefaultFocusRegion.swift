import HostInterface

/// A part of the window that says which view in it has the focus first: `defaultFocus(_:_:)`
/// (S8.9).
@MainActor
package final class DefaultFocusRegion {
  /// The views of the part.
  package var nodes: [RenderNode] = []
  fileprivate let location: AnyFocusLocation?
  fileprivate let value: AnyHashable
  /// Whether it counts for the user's keys, too, that lead into the part.
  package let isForUser: Bool
  /// Asks for the focus where it is by default.
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
  /// The user's keys led the focus to a node: where that is in a part of the window that it was not
  /// in before, it goes on to what is meant there. Of parts inside each other the outermost counts.
  func enterRegions(_ node: RenderNode, from former: RenderNode?) {
    let entered = regions.filter { region in
      region.isForUser && region.encloses(node) && former.map(region.encloses) != true
    }
    let outermost = entered.min { first, second in
      (first.nodes.first?.depth ?? 0) < (second.nodes.first?.depth ?? 0)
    }
    outermost?.ask()
  }

  /// What a program means that gives the focus to a container: the first thing in it that takes the
  /// focus, or what has it there by default.
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
