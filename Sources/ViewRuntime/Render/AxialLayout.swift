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
      if let axial = node.layout as? any AxialLayout { return axial.axis }
      if let choosing = node.layout as? any AxisChoosingLayout { return choosing.axis }
      guard node.layout is any WrapperLayout else { return nil }
      ancestor = node.parent
    }
    return nil
  }
}
