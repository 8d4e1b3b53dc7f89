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
  package static var maker: ElementMaker<Self> {
    let (type, fields) = (ViewType.of(view: Self.self), TupleField.fields(of: T.self))
    return ElementMaker { view, inputs in
      type.elementClass(TupleElement<T>.self).init(taking: view, fields, inputs)
    }
  }
}

extension TupleView {
  /// The type of the first view.
  @MainActor package static var firstType: Any.Type? { StoredField.fields(of: T.self).first?.type }

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
  private let fields: [TupleField]
  @exclusivity(unchecked) private var children = TupleChildren()

  required init(
    taking view: UnsafeMutablePointer<TupleView<T>>, _ fields: [TupleField], _ inputs: ViewInputs
  ) {
    self.fields = fields
    super.init(inputs)
    let inputs = memberInputs
    for field in fields {
      children.append(field.mount(taking: view, inputs), of: fields.count)
    }
  }

  override func update(_ view: TupleView<T>) { withPointer(to: view) { update(at: $0) } }

  override func update(at view: UnsafePointer<TupleView<T>>) {
    for index in fields.indices { fields[index].update(children[index], view) }
  }

  override func update(taking view: UnsafeMutablePointer<TupleView<T>>) {
    for index in fields.indices { fields[index].update(children[index], taking: view) }
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

/// The elements of a tuple's fields, in order.
///
/// Most tuples are pairs, so the first two are stored inline, which saves a pair's array on the
/// heap; the others are in an array.
private struct TupleChildren: RandomAccessCollection {
  private var first: Element?
  private var second: Element?
  private var others: [Element] = []

  var startIndex: Int { 0 }
  var endIndex: Int { second == nil ? (first == nil ? 0 : 1) : others.count + 2 }

  subscript(index: Int) -> Element {
    switch index {
    case 0: first!
    case 1: second!
    default: others[index - 2]
    }
  }

  /// - Parameter count: the number of elements there will be.
  mutating func append(_ child: Element, of count: Int) {
    if first == nil {
      first = child
    } else if second == nil {
      second = child
    } else {
      if others.isEmpty { others.reserveCapacity(count - 2) }
      others.append(child)
    }
  }
}

/// Mounts and updates one field of a tuple; created once per tuple type.
@MainActor
private class TupleField {
  let offset: Int

  init(offset: Int) { self.offset = offset }

  /// Consumes the field of the tuple.
  func mount(taking tuple: UnsafeMutableRawPointer, _ inputs: ViewInputs) -> Element {
    preconditionFailure("overridden")
  }
  func update(_ element: Element, _ tuple: UnsafeRawPointer) {}
  /// Consumes the field of the tuple, and leaves some value there.
  func update(_ element: Element, taking tuple: UnsafeMutableRawPointer) {}
  func view(_ tuple: UnsafeRawPointer) -> any View { preconditionFailure("overridden") }

  @exclusivity(unchecked) private static var known = TypeMap<[TupleField]>()

  static func fields<T>(of type: T.Type) -> [TupleField] {
    if let fields = known[type] { return fields }
    var layouts = StoredField.fields(of: type)
    if TypeKind(type) != .tuple { layouts = [StoredField(name: "0", offset: 0, type: type)] }
    let fields = layouts.map { layout -> TupleField in
      guard let view = ViewType.views[layout.type] else {
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
  override func mount(taking tuple: UnsafeMutableRawPointer, _ inputs: ViewInputs) -> Element {
    mountElement(taking: (tuple + offset).assumingMemoryBound(to: V.self), inputs)
  }

  override func view(_ tuple: UnsafeRawPointer) -> any View {
    (tuple + offset).assumingMemoryBound(to: V.self).pointee
  }

  override func update(_ element: Element, _ tuple: UnsafeRawPointer) {
    unsafeDowncast(element, to: ViewElement<V>.self)
      .update(at: (tuple + offset).assumingMemoryBound(to: V.self))
  }

  override func update(_ element: Element, taking tuple: UnsafeMutableRawPointer) {
    unsafeDowncast(element, to: ViewElement<V>.self)
      .update(taking: (tuple + offset).assumingMemoryBound(to: V.self))
  }
}
