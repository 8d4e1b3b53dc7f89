#if GTK
  import Foundation
  import HostInterface
  import Rasterizer

  extension HostTree.Node {
    /// Returns the topmost node at a point that can be touched: it draws something, or has an
    /// action.
    ///
    /// - Parameters:
    ///   - point: in the coordinates of the node's parent.
    ///   - isElsewhere: whether a node is shown in a separate window.
    func hit(
      _ point: CGPoint, _ isElsewhere: (HostTree.Node) -> Bool = { _ in false }
    ) -> HostTree.Node? {
      let traits = content.traits
      guard traits.isDisjoint(with: [.invisible, .ignoresPointer]), content.role != .mask else {
        return nil
      }
      let shown = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
      // Rotated and scaled nodes are touched where they are seen.
      guard let inner = content.unmoved(shown, in: frame.size) else { return nil }
      let isInside = CGRect(origin: .zero, size: frame.size).contains(inner)
      if isScrollContainer, !isInside { return nil }
      if let shape = content.hitShape, !shape.contains(inner, in: frame.size) { return nil }
      for child in children.reversed() where !isElsewhere(child) {
        if let found = child.hit(inner, isElsewhere) { return found }
        // A modal covers everything before it.
        if child.content.traits.contains(.modal) { return child }
      }
      return isInside && isTouchable && content.isTouched(at: [inner], in: frame.size) ? self : nil
    }

    /// The nearest interactive node, from this one outwards.
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

    /// Whether it reacts to touches.
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
        // An outline surrounds other touchable content, unless it is all there is.
        return shape.fill != nil && shape.fill != .color(.clear)
          || shape.stroke != nil && parent?.content.isGestureAlone == true
      case .text, .image, .control, .drawing: return true
      }
    }
  }
#endif
