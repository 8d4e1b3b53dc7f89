import ViewRuntime

/// Where an accessibility client's cursor is, as far as it concerns this view.
///
/// ```swift
/// @AccessibilityFocusState private var isNoticeFocused: Bool
///
/// Text(notice).accessibilityFocused($isNoticeFocused)
/// ```
///
/// Such a client tells a program of its cursor only while it runs, and so far no host here has one
/// that does: the value stays false or nil, and setting it changes nothing, as on a device on which
/// nobody has switched one on.
///
/// - Note: Without effect: no host has a client that tells of its cursor.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  /// A focus state as `accessibilityFocused(_:)` takes it, and as it is handed to other views.
  @propertyWrapper
  public struct Binding {
    let unfocused: Value

    /// False or nil; setting it changes nothing.
    public var wrappedValue: Value {
      get { unfocused }
      nonmutating set {}
    }

    /// Itself, so that it can be handed on.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }

  private let unfocused: Value

  /// Whether the cursor is on one view; here always false.
  public init() where Value == Bool { unfocused = false }
  /// On which of several views the cursor is; here always nil.
  public init<T: Hashable>() where Value == T? { unfocused = nil }

  /// - Parameter technologies: which clients count.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    unfocused = false
  }

  /// On which of several views the cursor of some clients is; here always nil.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    unfocused = nil
  }

  /// False or nil; setting it changes nothing.
  public var wrappedValue: Value {
    get { unfocused }
    nonmutating set {}
  }

  /// What `accessibilityFocused(_:)` takes.
  public var projectedValue: Binding { Binding(unfocused: unfocused) }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}

extension AccessibilityFocusState.Binding: Sendable where Value: Sendable {}

extension AccessibilityFocusState: DynamicProperty {}
