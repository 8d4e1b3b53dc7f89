import ViewRuntime

/// Whether an accessibility client's cursor is on this view, or on which view it is.
///
/// ```swift
/// @AccessibilityFocusState private var isNoticeFocused: Bool
///
/// Text(notice).accessibilityFocused($isNoticeFocused)
/// ```
///
/// Clients only report their cursor while they run, and no host here has one that does yet: the
/// value stays false or nil, and setting it has no effect, as on a device without an active client.
///
/// - Note: Without effect: no accessibility client here reports its cursor.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  /// A focus state to pass to `accessibilityFocused(_:)` and to other views.
  @propertyWrapper
  public struct Binding {
    let unfocused: Value

    /// False or nil; setting it has no effect.
    public var wrappedValue: Value {
      get { unfocused }
      nonmutating set {}
    }

    /// The binding itself, so that it can be passed on.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }

  private let unfocused: Value

  /// Makes a state of whether the cursor is on one view; here always false.
  public init() where Value == Bool { unfocused = false }
  /// Makes a state of which view the cursor is on; here always nil.
  public init<T: Hashable>() where Value == T? { unfocused = nil }

  /// - Parameter technologies: the clients to take into account.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    unfocused = false
  }

  /// Makes a state of which view the cursor of some clients is on; here always nil.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    unfocused = nil
  }

  /// False or nil; setting it has no effect.
  public var wrappedValue: Value {
    get { unfocused }
    nonmutating set {}
  }

  /// The binding for `accessibilityFocused(_:)`.
  public var projectedValue: Binding { Binding(unfocused: unfocused) }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}

extension AccessibilityFocusState.Binding: Sendable where Value: Sendable {}

extension AccessibilityFocusState: DynamicProperty {}
