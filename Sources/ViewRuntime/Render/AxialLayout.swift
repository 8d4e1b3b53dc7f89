import LayoutCore
import ToolchainEdges

/// A layout that places its children along one axis, which spacers and dividers inside need to
/// know.
@MainActor
package protocol AxialLayout: NodeLayout {
  var axis: Axis { get }
}

/// A layout that may have an axis.
@MainActor
package protocol AxisChoosingLayout: NodeLayout {
  var axis: Axis? { get }
}

extension RenderNode {
  /// The axis of the nearest container, or nil if it has none. For a row that is not placed in its
  /// lazy container it is that container's axis.
  package var enclosingAxis: Axis? {
    var ancestor = parent ?? rowHolder
    while let node = ancestor {
      if let reader = AxisReader.of(node.layout) { return reader.axis(of: node.layout) }
      guard node.layoutInPlace.isWrapper else { return nil }
      ancestor = node.parent ?? node.rowHolder
    }
    return nil
  }

  /// The axis along which the node's children are placed.
  var ownAxis: Axis? { AxisReader.of(layout)?.axis(of: layout) }

  /// Invalidates the layout of the children that read this node's axis, directly or inside
  /// wrappers.
  func axisChanged() {
    for child in children {
      if child.layoutInPlace.isWrapper { child.axisChanged() } else { child.setNeedsLayout() }
    }
  }
}

/// Reads the axis of layouts of one type; created once per type.
///
/// A spacer reads it each time it is measured, and looking up the two conformances took longer than
/// all the rest of its work.
@MainActor
private final class AxisReader {
  private let read: @MainActor (UnsafeRawPointer) -> Axis?

  private init(_ read: @escaping @MainActor (UnsafeRawPointer) -> Axis?) { self.read = read }

  func axis(of layout: any NodeLayout) -> Axis? {
    withUnsafePointer(to: layout) { read(StoredExistential(at: $0).content) }
  }

  @exclusivity(unchecked) private static var known = TypeMap<AxisReader?>()

  /// Returns nil for layouts without an axis.
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
