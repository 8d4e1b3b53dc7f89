import HostInterface
import ViewRuntime

/// The modifier of `focused(_:)` and `focused(_:equals:)`.
package struct FocusedModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension FocusedModifier: PlacedModifier {
  package typealias Body = Never
  package typealias Place = FocusStatePlace<Value>
}

/// Registers its content as a place of a focus state. On a container, the state is focused while a
/// view inside is (S8.6).
package final class FocusStatePlace<Value: Hashable>: ContentPlace {
  private unowned let runtime: ViewRuntime
  private var place: FocusPlace?
  package var nodes: [RenderNode] = [] {
    didSet { place?.nodes = nodes }
  }

  package init(_ modifier: FocusedModifier<Value>, _ runtime: ViewRuntime) {
    self.runtime = runtime
    register(modifier)
  }

  package func modifierChanged(from old: FocusedModifier<Value>, to new: FocusedModifier<Value>) {
    if let place, place.location === new.binding.location {
      let value = AnyHashable(new.value)
      guard place.value != value else { return }
      place.value = value
      runtime.focus.valueChanged(of: place)
      return
    }
    register(new)
  }

  private func register(_ modifier: FocusedModifier<Value>) {
    if let place { runtime.focus.remove(place) }
    place = nil
    guard let location = modifier.binding.location else { return }
    let place = FocusPlace(location, AnyHashable(modifier.value))
    place.nodes = nodes
    self.place = place
    runtime.focus.add(place)
  }

  package func willUnmount() {
    if let place { runtime.focus.remove(place) }
  }
}

extension View {
  /// Binds the focus of this view to a value of a `FocusState`: the state has the value while the
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

  /// Binds the focus of this view to a Boolean `FocusState`.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }
}
