/// Where the keyboard focus is, as far as it concerns this view.
///
/// A Bool for one field, or an optional for several; `focused(_:equals:)` says which view stands
/// for which value. It mirrors the focus (S8.1): it starts as false or nil, and setting it is a
/// request that is fulfilled with the next frame, so reading right afterwards may give the old
/// value (S8.2).
///
/// ```swift
/// @FocusState private var isSearching: Bool
///
/// TextField("Search", text: $query).focused($isSearching)
/// Button("Find") { isSearching = true }
/// ```
@propertyWrapper
public struct FocusState<Value: Hashable> {
  /// A focus state as `focused(_:)` takes it, and as it is handed to other views.
  @propertyWrapper
  public struct Binding {
    package let location: FocusLocation<Value>?
    let unfocused: Value

    /// Where the focus is; setting it asks for the focus, or gives it up.
    public var wrappedValue: Value {
      get { location?.state.read() ?? unfocused }
      nonmutating set { location?.request(newValue) }
    }

    /// Itself, so that it can be handed on.
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  let unfocused: Value
  var location: FocusLocation<Value>?

  /// Whether one view has the focus; false at first.
  public init() where Value == Bool { unfocused = false }

  /// Which of several views has the focus; nil at first and while none of them has it.
  public init<T: Hashable>() where Value == T? { unfocused = nil }

  /// Where the focus is; setting it asks for the focus, or gives it up.
  public var wrappedValue: Value {
    get { location?.state.read() ?? unfocused }
    // Before the view is there, no focus can be asked for (S8.8).
    nonmutating set { location?.request(newValue) }
  }

  /// What `focused(_:)` takes; of one that is taken outside of a view's body a report is made.
  public var projectedValue: Binding {
    if location == nil {
      Diagnostics.report(
        .uninstalledFocusState,
        "The binding of a FocusState<\(Value.self)> was taken outside of a view's body, so it "
          + "stands for no focus. Use `$` only in the body or in what it calls, not in an "
          + "initialiser.")
    }
    return Binding(location: location, unfocused: unfocused)
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension FocusState: DynamicProperty {}
extension FocusState.Binding: DynamicProperty {}

extension FocusState: RuntimeProperty {
  package static func makeStorage(_ property: FocusState, _ owner: BodyObserver) -> PropertyStorage?
  {
    FocusStorage(FocusLocation(property.unfocused, owner.runtime))
  }

  package static func connect(
    _ property: inout FocusState, _ storage: PropertyStorage?, _ owner: BodyObserver
  ) {
    property.location = unsafeDowncast(storage!, to: FocusStorage<Value>.self).location
  }

  package static var comparison: ValueComparison.Comparison { { _, _ in true } }
}

extension FocusState.Binding: RuntimeProperty {
  package static func connect(
    _ property: inout FocusState<Value>.Binding, _ storage: PropertyStorage?, _ owner: BodyObserver
  ) {}

  package static var comparison: ValueComparison.Comparison {
    compare { $0.location === $1.location }
  }
}

private final class FocusStorage<Value: Hashable>: PropertyStorage {
  let location: FocusLocation<Value>

  init(_ location: FocusLocation<Value>) { self.location = location }

  override var version: Int { location.state.version }

  override func invalidate() { location.detach() }
}
