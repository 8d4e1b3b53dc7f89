/// Where an assistive client's own focus is, as far as it concerns this view.
///
/// ```swift
/// @AccessibilityFocusState private var isNoticeFocused: Bool
///
/// Text(notice).accessibilityFocused($isNoticeFocused)
/// ```
///
/// As in SwiftUI while no assistive client runs, it is never at a view: it reads false or nil, and
/// setting it changes nothing. Desktop readers follow the keyboard focus, which `FocusState` has.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  /// The state as `accessibilityFocused(_:)` takes it.
  @propertyWrapper
  public struct Binding {
    let unfocused: Value

    public var wrappedValue: Value {
      get { unfocused }
      nonmutating set {}
    }

    public var projectedValue: Binding { self }
  }

  let unfocused: Value

  public init() where Value == Bool { unfocused = false }
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    unfocused = false
  }
  public init<T: Hashable>() where Value == T? { unfocused = nil }
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    unfocused = nil
  }

  public var wrappedValue: Value {
    get { unfocused }
    nonmutating set {}
  }

  public var projectedValue: Binding { Binding(unfocused: unfocused) }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: Sendable where Value: Sendable {}

extension AccessibilityFocusState: DynamicProperty {}
extension AccessibilityFocusState.Binding: DynamicProperty {}

extension View {
  /// Ties the focus of assistive clients to a Boolean state.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }

  /// Ties the focus of assistive clients to a value of a state.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}
