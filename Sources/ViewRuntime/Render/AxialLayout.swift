import LayoutCore

/// A layout in which children follow each other along one axis: what a spacer or divider inside
/// has to know.
@MainActor
package protocol AxialLayout: NodeLayout {
  var axis: Axis { get }
}

/// A layout that may have such an axis.
@MainActor
package protocol AxisChoosingLayout: NodeLayout {
  var axis: Axis? { get }
}

extension RenderNode {
  /// The axis of the nearest container, or nil where it has none.
  package var enclosingAxis: Axis? {
    var ancestor = parent
    while let node = ancestor {
      if node.isAxial { return node.ownAxis }
      guard node.layout.isWrapper else { return nil }
      ancestor = node.parent
    }
    return nil
  }

  private var isAxial: Bool { layout is any AxialLayout || layout is any AxisChoosingLayout }

  /// The axis along which the node's children follow each other.
  var ownAxis: Axis? {
    (layout as? any AxialLayout)?.axis ?? (layout as? any AxisChoosingLayout)?.axis
  }

  /// Asks those again that look at this node's axis: what stands in it, be it wrapped.
  func axisChanged() {
    for child in children {
      if child.layout.isWrapper { child.axisChanged() } else { child.setNeedsLayout() }
    }
  }
}
