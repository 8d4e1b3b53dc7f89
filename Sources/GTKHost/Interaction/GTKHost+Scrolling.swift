#if GTK
  import CAdw
  import Foundation
  import HostInterface

  extension GTKHost {
    /// Returns the offset of a scroll view's content, including requests since the last frame, so
    /// that two turns of a wheel before it add up.
    func scrollOffset(of view: HostTree.Node) -> CGPoint {
      if let target = scrollTargets[view.id] { return target }
      guard let content = view.children.first else { return .zero }
      return CGPoint(x: -content.frame.minX, y: -content.frame.minY)
    }

    func largestOffset(of view: HostTree.Node) -> CGPoint {
      guard let content = view.children.first else { return .zero }
      return CGPoint(
        x: max(0, content.frame.width - view.frame.width),
        y: max(0, content.frame.height - view.frame.height))
    }

    /// - Returns: whether it scrolled.
    @discardableResult
    func scroll(_ view: HostTree.Node, by shift: CGPoint) -> Bool {
      let offset = scrollOffset(of: view)
      return scroll(view, to: CGPoint(x: offset.x + shift.x, y: offset.y + shift.y))
    }

    /// - Returns: whether it scrolled.
    @discardableResult
    func scroll(_ view: HostTree.Node, to wanted: CGPoint) -> Bool {
      let (offset, largest) = (scrollOffset(of: view), largestOffset(of: view))
      let target = CGPoint(
        x: min(max(0, wanted.x), largest.x), y: min(max(0, wanted.y), largest.y))
      // Content narrower than the view is centred, and stays there.
      let movesX = largest.x > 0 && abs(target.x - offset.x) > 0.5
      let movesY = largest.y > 0 && abs(target.y - offset.y) > 0.5
      guard movesX || movesY else { return false }
      let new = CGPoint(x: movesX ? target.x : offset.x, y: movesY ? target.y : offset.y)
      scrollTargets[view.id] = new
      send(.scroll(view.id, new))
      return true
    }

    /// Returns the scroll views around a node, innermost first.
    func scrollViews(round node: HostTree.Node?) -> [HostTree.Node] {
      var found: [HostTree.Node] = []
      var current = node
      while let node = current {
        if node.isScrollContainer, node.content.actions.contains(.scroll) { found.append(node) }
        current = node.parent
      }
      return found
    }

    /// Scrolls the innermost of the scroll views that can move in that direction.
    @discardableResult
    func scroll(round node: HostTree.Node?, by shift: CGPoint) -> Bool {
      scrollViews(round: node).contains { scroll($0, by: shift) }
    }

    /// Scrolls the view for keys: the one around the focus, or else the largest.
    func scrollForKeys(_ shift: (HostTree.Node) -> CGPoint) -> Bool {
      var views = scrollViews(round: focused.flatMap { tree[$0] })
      if views.isEmpty {
        tree.root.forEachNode { node in
          if node.content.traits.contains(.modal) { views = [] }
          if node.isScrollContainer, node.content.actions.contains(.scroll) { views.append(node) }
        }
        views.sort { $0.frame.width * $0.frame.height > $1.frame.width * $1.frame.height }
      }
      return views.contains { scroll($0, by: shift($0)) }
    }
  }
#endif
