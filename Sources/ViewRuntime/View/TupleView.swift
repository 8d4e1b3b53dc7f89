import ToolchainEdges

/// Several views in order, as listed in a builder closure.
///
/// Transparent: the children are laid out by the surrounding container, and each child's identity
/// is its position (S1.1).
public struct TupleView<T> {
  /// The views, as a tuple.
  public var value: T

  /// Takes a tuple of views; the program stops if one of them is not a view.
  public nonisolated init(_ value: T) { self.value = value }
}

extension TupleView: View {
  public typealias Body = Never
}

extension TupleView: PrimitiveView {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    TupleElement(view, inputs)
  }
}

extension TupleView {
  /// The individual views, for containers that use each as a page or column.
  @MainActor package var parts: [any View] {
    withUnsafePointer(to: value) { tuple in
      TupleField.fields(of: T.self).map { $0.view(tuple) }
    }
  }
}

/// Mounts each field of the tuple at its place.
///
/// Fields are read by offset, because a pack cannot be recovered from a tuple type. The value is
/// the view's only field, so a pointer to one is a pointer to the other.
private final class TupleElement<T>: ViewElement<TupleView<T>> {
  private let fields = TupleField.fields(of: T.self)
  @exclusivity(unchecked) private var children: [Element] = []

  init(_ view: TupleView<T>, _ inputs: ViewInputs) {
    super.init(inputs)
    let inputs = memberInputs
    children.reserveCapacity(fields.count)
    withPointer(to: view) { tuple in
      for field in fields { children.append(field.mount(tuple, inputs)) }
    }
  }

  override func update(_ view: TupleView<T>) { withPointer(to: view) { update(at: $0) } }

  override func update(at view: UnsafePointer<TupleView<T>>) {
    for index in fields.indices { fields[index].update(children[index], view) }
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    for child in children { child.appendRenderNodes(to: &nodes) }
  }

  override var hasRenderNodes: Bool { children.contains { $0.hasRenderNodes } }

  override func appendLazySegments(to segments: inout [LazySegment]) {
    for child in children { child.appendLazySegments(to: &segments) }
  }

  override func forEachChild(_ visit: (Element) -> Void) {
    for child in children { visit(child) }
  }
}

/// Mounts and updates one field of a tuple; created once per tuple type.
@MainActor
private class TupleField {
  let offset: Int

  init(offset: Int) { self.offset = offset }

  func mount(_ tuple: UnsafeRawPointer, _ inputs: ViewInputs) -> Element {
    preconditionFailure("overridden")
  }
  func update(_ element: Element, _ tuple: UnsafeRawPointer) {}
  func view(_ tuple: UnsafeRawPointer) -> any View { preconditionFailure("overridden") }

  @exclusivity(unchecked) private static var known = TypeMap<[TupleField]>()

  static func fields<T>(of type: T.Type) -> [TupleField] {
    if let fields = known[type] { return fields }
    var layouts = StoredField.fields(of: type)
    if TypeKind(type) != .tuple { layouts = [StoredField(name: "0", offset: 0, type: type)] }
    let fields = layouts.map { layout -> TupleField in
      guard let view = layout.type as? any View.Type else {
        preconditionFailure(
          "SwiftUI: TupleView holds a \(layout.type), which is not a View. "
            + "Every element of its tuple must be one.")
      }
      @MainActor func open<V: View>(_: V.Type) -> TupleField {
        TypedTupleField<V>(offset: layout.offset)
      }
      return open(view)
    }
    known.insert(fields, for: type)
    return fields
  }
}

private final class TypedTupleField<V: View>: TupleField {
  override func mount(_ tuple: UnsafeRawPointer, _ inputs: ViewInputs) -> Element {
    mountElement((tuple + offset).assumingMemoryBound(to: V.self).pointee, inputs)
  }

  override func view(_ tuple: UnsafeRawPointer) -> any View {
    (tuple + offset).assumingMemoryBound(to: V.self).pointee
  }

  override func update(_ element: Element, _ tuple: UnsafeRawPointer) {
    unsafeDowncast(element, to: ViewElement<V>.self)
      .update(at: (tuple + offset).assumingMemoryBound(to: V.self))
  }
}
