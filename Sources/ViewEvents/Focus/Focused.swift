import HostInterface

/// `focused(_:)`, `focused(_:equals:)`.
package struct FocusedModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension FocusedModifier: PrimitiveModifier {
  package typealias Body = Never

  package static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: ViewInputs
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    FocusedElement(view, inputs)
  }
}

/// Registers its content as a place of a focus state. On a container the state is focused while a
/// view inside is (S8.6).
private final class FocusedElement<Content: View, Value: Hashable>:
  WrapperElement<Content, FocusedModifier<Value>>
{
  private var place: FocusPlace?

  init(_ view: ModifiedContent<Content, FocusedModifier<Value>>, _ inputs: ViewInputs) {
    super.init(view.modifier, inputs)
    child = mountElement(view.content, eagerContentInputs)
    register()
  }

  override func modifierChanged(from old: FocusedModifier<Value>) {
    if let place, place.location === modifier.binding.location {
      let value = AnyHashable(modifier.value)
      guard place.value != value else { return }
      place.value = value
      runtime.focus.valueChanged(of: place)
      return
    }
    register()
  }

  private func register() {
    if let place { runtime.focus.remove(place) }
    place = nil
    guard let location = modifier.binding.location else { return }
    let place = FocusPlace(location, AnyHashable(modifier.value))
    place.nodes = wrappers.nodes
    self.place = place
    runtime.focus.add(place)
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    super.appendRenderNodes(to: &nodes)
    place?.nodes = wrappers.nodes
  }
  override func willUnmount() {
    if let place { runtime.focus.remove(place) }
  }
}

extension View {
  /// Ties the focus of this view to a value of a `FocusState`: the state has the value while the
  /// view has the focus, and setting it moves the focus here.
  ///
  /// ```swift
  /// enum Field { case name, mail }
  /// @FocusState private var field: Field?
  ///
  /// TextField("Name", text: $name)
  ///   .focused($field, equals: .name)
  ///   .onSubmit { field = .mail }
  /// TextField("Mail", text: $mail)
  ///   .focused($field, equals: .mail)
  /// ```
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }

  /// Ties the focus of this view to a Boolean `FocusState`.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }
}
