#if GTK
  import Foundation
  import HostInterface
  import Rasterizer

  extension HostTree.Node {
    /// The uppermost node at a point that can be touched: what is drawn, and what does something.
    ///
    /// - Parameters:
    ///   - point: in the coordinates of the node's parent.
    ///   - isElsewhere: whether a node is shown in a window of its own.
    func hit(
      _ point: CGPoint, _ isElsewhere: (HostTree.Node) -> Bool = { _ in false }
    ) -> HostTree.Node? {
      let traits = content.traits
      guard traits.isDisjoint(with: [.invisible, .ignoresPointer]), content.role != .mask else {
        return nil
      }
      let shown = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
      // Turned and scaled, it is touched where it is seen.
      guard let inner = content.unmoved(shown, in: frame.size) else { return nil }
      let isInside = CGRect(origin: .zero, size: frame.size).contains(inner)
      if isScrollContainer, !isInside { return nil }
      if let shape = content.hitShape, !shape.contains(inner, in: frame.size) { return nil }
      for child in children.reversed() where !isElsewhere(child) {
        if let found = child.hit(inner, isElsewhere) { return found }
        // What is modal covers everything that was before it.
        if child.content.traits.contains(.modal) { return child }
      }
      return isInside && isTouchable && content.isTouched(at: [inner], in: frame.size) ? self : nil
    }

    /// The nearest node that does something, from this one outwards.
    var actor: HostTree.Node? {
      var current: HostTree.Node? = self
      while let node = current {
        if node.content.traits.contains(.disabled) { return nil }
        if node.isInteractive { return node }
        if node.content.traits.contains(.modal) { return nil }
        current = node.parent
      }
      return nil
    }

    /// Whether it does something when it is touched.
    var isInteractive: Bool {
      if isPartOfControl { return false }
      return content.traits.contains(.focusable)
        || !content.actions.isDisjoint(
          with: [.activate, .setValue, .step, .edit, .longPress, .pointer])
        || hasActionMenu
    }

    var hasActionMenu: Bool {
      !isPartOfControl && (content.actions.contains(.delete) || !content.namedActions.isEmpty)
    }

    private var isTouchable: Bool {
      if isInteractive || content.hitShape != nil { return true }
      switch content.leaf {
      case .none: return isScrollContainer || content.control?.kind == .presentation
      case .shape(let shape):
        // A line lies round other things to be touched, unless there is nothing but it.
        return shape.fill != nil && shape.fill != .color(.clear)
          || shape.stroke != nil && parent?.content.isGestureAlone == true
      case .text, .image, .control, .drawing: return true
      }
    }
  }
#endif
