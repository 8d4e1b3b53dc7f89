/// A type-erased view.
///
/// The same wrapped type keeps the state at this place; a different one starts with fresh state
/// (S1.4). Prefer a `@ViewBuilder`: it tells the runtime more.
public struct AnyView {
  package let storage: AnyViewStorage

  /// The type of the wrapped view.
  package var wrappedType: Any.Type { storage.type }

  /// Erases the type of a view; an `AnyView` is not wrapped again.
  public nonisolated init<V: View>(_ view: V) {
    storage = (view as? AnyView)?.storage ?? TypedAnyViewStorage(view)
  }

  /// Erases the type of a view, like `init(_:)`.
  public nonisolated init<V: View>(erasing view: V) { self.init(view) }

  /// Wraps a value of unknown type; nil if it is not a view.
  public nonisolated init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    func open<V: View>(_ view: V) -> AnyView { AnyView(view) }
    self = open(view)
  }
}

extension AnyView: View {
  public typealias Body = Never
}

extension AnyView: PrimitiveView {
  package static func makeElement(_ view: AnyView, _ inputs: ViewInputs) -> ViewElement<AnyView> {
    AnyViewElement(view, inputs)
  }
}

package class AnyViewStorage {
  nonisolated init() {}

  @MainActor func mount(_ inputs: ViewInputs) -> Element { preconditionFailure("overridden") }
  /// The type of the wrapped view.
  var type: Any.Type { preconditionFailure("overridden") }
  /// Updates an element that was mounted by a view of the same type.
  @MainActor func update(_ element: Element) { preconditionFailure("overridden") }
}

package final class TypedAnyViewStorage<V: View>: AnyViewStorage {
  @exclusivity(unchecked) private(set) var view: V

  nonisolated init(_ view: V) { self.view = view }

  override func mount(_ inputs: ViewInputs) -> Element { mountElement(view, inputs) }
  override var type: Any.Type { V.self }
  override func update(_ element: Element) {
    unsafeDowncast(element, to: ViewElement<V>.self).update(at: &view)
  }
}

private final class AnyViewElement: ViewElement<AnyView> {
  private var child: Element!
  /// The type of the mounted view.
  private var type: Any.Type

  init(_ view: AnyView, _ inputs: ViewInputs) {
    type = view.storage.type
    super.init(inputs)
    child = withChanging { view.storage.mount(childInputs) }
  }

  override func setAppeared(_ appeared: Bool) {
    withChanging { super.setAppeared(appeared) }
  }

  override func update(_ view: AnyView) {
    guard view.storage.type != type else { return view.storage.update(child) }
    let former = child!
    runtime.willReplace(former)
    type = view.storage.type
    child = withChanging { view.storage.mount(childInputs) }
    former.unmount()
    renderNodesChanged()
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    child.appendRenderNodes(to: &nodes)
  }
  override var onlyTransparentChild: Element? { child }
  override var identitySource: IdentitySource? { .wrappedType }
  override func forEachChild(_ visit: (Element) -> Void) { visit(child) }
}
