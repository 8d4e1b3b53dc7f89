/// The keyboard focus, as far as it concerns this view.
///
/// A Bool for one field, or an optional for several; `focused(_:equals:)` assigns a value to each
/// view. It mirrors the focus (S8.1): it starts as false or nil, and setting it is a request that
/// is carried out in the next frame, so reading it right afterwards may return the old value
/// (S8.2).
///
/// ```swift
/// @FocusState private var isSearching: Bool
///
/// TextField("Search", text: $query).focused($isSearching)
/// Button("Find") { isSearching = true }
/// ```
@propertyWrapper
public struct FocusState<Value: Hashable> {
  /// A reference to a focus state, to pass to `focused(_:)` and to other views.
  @propertyWrapper
  public struct Binding {
    package let location: FocusLocation<Value>?
    let unfocused: Value

    /// The current focus. Setting it requests the focus or gives it up.
    public var wrappedValue: Value {
      get { location?.state.read() ?? unfocused }
      nonmutating set { location?.request(newValue) }
    }

    /// The binding itself, so that it can be passed on.
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  let unfocused: Value
  var location: FocusLocation<Value>?

  /// Creates a focus state for one view; initially false.
  public init() where Value == Bool { unfocused = false }

  /// Creates a focus state for several views; nil initially and while none of them is focused.
  public init<T: Hashable>() where Value == T? { unfocused = nil }

  /// The current focus. Setting it requests the focus or gives it up.
  public var wrappedValue: Value {
    get { location?.state.read() ?? unfocused }
    // Focus cannot be requested before the view is mounted (S8.8).
    nonmutating set { location?.request(newValue) }
  }

  /// The binding to pass to `focused(_:)`. Taking it outside a view's body reports a warning.
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

// Reads are those of a state; requests move to the main actor.
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

@MainActor
private final class FocusStorage<Value: Hashable>: PropertyStorage {
  let location: FocusLocation<Value>

  init(_ location: FocusLocation<Value>) { self.location = location }

  override var version: Int { location.state.version }

  override func invalidate() { location.detach() }
}
