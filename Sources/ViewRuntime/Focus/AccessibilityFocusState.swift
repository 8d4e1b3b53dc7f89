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
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  /// A focus state as `accessibilityFocused(_:)` takes it, and as it is handed to other views.
  @propertyWrapper
  public struct Binding {
    let unfocused: Value

    public var wrappedValue: Value {
      get { unfocused }
      nonmutating set {}
    }

    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }

  private let unfocused: Value

  public init() where Value == Bool { unfocused = false }
  public init<T: Hashable>() where Value == T? { unfocused = nil }

  /// - Parameter technologies: which clients count.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    unfocused = false
  }

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

/// Kinds of accessibility clients.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var flags: UInt8

  public init() { flags = 0 }
  private init(_ flags: UInt8) { self.flags = flags }

  /// Reads what is on the screen.
  public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies(1) }
  /// Uses the program by one or two switches.
  public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies(2) }

  public func contains(_ member: Self) -> Bool { flags & member.flags == member.flags }
  public func union(_ other: Self) -> Self { Self(flags | other.flags) }
  public func intersection(_ other: Self) -> Self { Self(flags & other.flags) }
  public func symmetricDifference(_ other: Self) -> Self { Self(flags ^ other.flags) }
  public mutating func formUnion(_ other: Self) { self = union(other) }
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: Self) {
    self = symmetricDifference(other)
  }

  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let common = intersection(member)
    flags &= ~member.flags
    return common.flags == 0 ? nil : common
  }

  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    let common = intersection(newMember)
    formUnion(newMember)
    return common.flags == 0 ? nil : common
  }
}

extension View {
  /// Ties a state to whether an accessibility client's cursor is on this view.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }

  /// Ties a value of a state to this view.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}
