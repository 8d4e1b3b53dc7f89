import LayoutCore
import ToolchainEdges

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
  /// The axis of the nearest container, or nil where it has none. That of a row that
  /// does not stand in its lazy container is that container's.
  package var enclosingAxis: Axis? {
    var ancestor = parent ?? rowHolder
    while let node = ancestor {
      if let reader = AxisReader.of(node.layout) { return reader.axis(of: node.layout) }
      guard node.layout.isWrapper else { return nil }
      ancestor = node.parent ?? node.rowHolder
    }
    return nil
  }

  /// The axis along which the node's children follow each other.
  var ownAxis: Axis? { AxisReader.of(layout)?.axis(of: layout) }

  /// Asks those again that look at this node's axis: what stands in it, be it wrapped.
  func axisChanged() {
    for child in children {
      if child.layout.isWrapper { child.axisChanged() } else { child.setNeedsLayout() }
    }
  }
}

/// Reads the axis of layouts of one type; found out once per type.
///
/// A spacer asks at each question of its size, and to look for the two conformances took longer
/// than all else that is done with it.
@MainActor
private final class AxisReader {
  private let read: @MainActor (UnsafeRawPointer) -> Axis?

  private init(_ read: @escaping @MainActor (UnsafeRawPointer) -> Axis?) { self.read = read }

  func axis(of layout: any NodeLayout) -> Axis? {
    withUnsafePointer(to: layout) { read(StoredExistential(at: $0).content) }
  }

  @exclusivity(unchecked) private static var known = TypeMap<AxisReader?>()

  /// Nil for layouts that have none.
  static func of(_ layout: any NodeLayout) -> AxisReader? {
    let type: any NodeLayout.Type = Swift.type(of: layout)
    if let known = known[type] { return known }
    let made = make(type)
    known.insert(made, for: type)
    return made
  }

  private static func make(_ type: any NodeLayout.Type) -> AxisReader? {
    func axial<L: AxialLayout>(_: L.Type) -> AxisReader {
      AxisReader { $0.assumingMemoryBound(to: L.self).pointee.axis }
    }
    func choosing<L: AxisChoosingLayout>(_: L.Type) -> AxisReader {
      AxisReader { $0.assumingMemoryBound(to: L.self).pointee.axis }
    }
    if let type = type as? any AxialLayout.Type { return axial(type) }
    if let type = type as? any AxisChoosingLayout.Type { return choosing(type) }
    return nil
  }
}
