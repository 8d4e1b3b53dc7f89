import Observation

/// Reads a value of the environment: `@Environment(\.colorScheme) var colorScheme`.
///
/// A view that declares it runs again when the value changes (by comparison), even if the body does
/// not read it (S6.5).
///
/// With a type, it reads the `@Observable` object provided by `environment(_:)`; if there is none,
/// the program stops (D5), unless the property is optional (S5.12).
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// @Environment(Library.self) private var library
/// @Environment(Account.self) private var account: Account?
/// ```
@propertyWrapper
public struct Environment<Value> {
  package enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case value(Value)
    /// There is no object of the type; the string names the type.
    case missing(String)
  }

  package let keyPath: KeyPath<EnvironmentValues, Value>?
  package let lookUp: (EnvironmentValues) -> Value?
  package let mask: EnvironmentMask?
  package var content: Content?

  /// Reads the value at a key path; `\.self` reads all values, and only those that the body reads
  /// are dependencies.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
    lookUp = { $0[keyPath: keyPath] }
    mask = nil
  }

  /// Reads the value of a key, without a key path.
  package init<K: EnvironmentKey>(key: K.Type) where K.Value == Value {
    keyPath = nil
    lookUp = { $0[K.self] }
    mask = EnvironmentMask(ObjectIdentifier(K.self))
  }

  /// The value at the view; outside a view's body, the default, with a warning.
  public var wrappedValue: Value {
    switch content {
    case .value(let value): return value
    case .missing(let name):
      Diagnostics.fatal(
        .missingObservable,
        "No object of type \(name) was found in the environment. Put one there with "
          + "`.environment(object)` on a view above the one that declares "
          + "`@Environment(\(name).self)`.")
    default:
      Diagnostics.report(
        .uninstalledEnvironment,
        "An Environment<\(Value.self)> was read outside of a view's body; the default was given. "
          + "Read it in the body or in what the body calls, not in an initialiser.")
      if let value = lookUp(EnvironmentValues()) { return value }
      Diagnostics.fatal(
        .missingObservable,
        "An Environment object of type \(Value.self) was read outside of a view's body, and it has "
          + "no default.")
    }
  }
}

extension Environment where Value: AnyObject & Observable {
  /// Reads the object of this type; there must be one (D5).
  public init(_ objectType: Value.Type) {
    keyPath = nil
    lookUp = { $0[object: Value.self] }
    mask = EnvironmentMask(ObjectIdentifier(Value.self))
  }
}

extension Environment {
  /// Reads the object of this type, or nil if there is none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    keyPath = nil
    lookUp = { .some($0[object: T.self]) }
    mask = EnvironmentMask(ObjectIdentifier(T.self))
  }
}

// A key path, and a closure that only reads by it, are safe to share.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: DynamicProperty {}

extension Environment: RuntimeProperty {
  package static func makeStorage(_ property: Environment, _ owner: BodyObserver)
    -> PropertyStorage?
  {
    EnvironmentStorage(property, owner.element.scope)
  }

  package static func connect(
    _ property: inout Environment, _ storage: PropertyStorage?, _ owner: BodyObserver
  ) {
    let storage = unsafeDowncast(storage!, to: EnvironmentStorage<Value>.self)
    if let keyPath = property.keyPath, storage.keyPath !== keyPath {
      storage.follow(property, keyPath, owner)
    }
    property.content = storage.content
  }

  package static var comparison: ValueComparison.Comparison {
    compare { a, b in
      if let a = a.keyPath, let b = b.keyPath { return a == b }
      return a.keyPath == nil && b.keyPath == nil
    }
  }
}

@MainActor
private final class EnvironmentStorage<Value>: PropertyStorage {
  @exclusivity(unchecked) private var lookUp: (EnvironmentValues) -> Value?
  @exclusivity(unchecked) private(set) var keyPath: AnyKeyPath?
  @exclusivity(unchecked) private(set) var content: Environment<Value>.Content
  @exclusivity(unchecked) private var mask: EnvironmentMask
  /// For the whole environment: records which keys the body read.
  @exclusivity(unchecked) private var recorder: EnvironmentValues.Recorder?

  init(_ property: Environment<Value>, _ scope: EnvironmentScope) {
    lookUp = property.lookUp
    keyPath = property.keyPath
    var values = scope.values
    guard property.mask == nil else {
      mask = property.mask!
      content = Self.content(lookUp(values))
      return
    }
    let recorder = EnvironmentValues.Recorder()
    values.recorder = recorder
    content = Self.content(lookUp(values))
    if Value.self == EnvironmentValues.self {
      self.recorder = recorder
      mask = .all
    } else {
      mask = recorder.mask
    }
  }

  override var environmentMask: EnvironmentMask { mask }

  /// Switches to another key path if the view was given one.
  func follow(_ property: Environment<Value>, _ keyPath: AnyKeyPath, _ owner: BodyObserver) {
    defer { self.keyPath = keyPath }
    guard self.keyPath != keyPath, recorder == nil else { return }
    lookUp = property.lookUp
    let recorder = EnvironmentValues.Recorder()
    var values = owner.element.scope.values
    values.recorder = recorder
    content = Self.content(lookUp(values))
    mask = recorder.mask
    owner.watchEnvironment(mask)
  }

  private func read(_ scope: EnvironmentScope) {
    var values = scope.values
    values.recorder = recorder
    content = Self.content(lookUp(values))
  }

  private static func content(_ value: Value?) -> Environment<Value>.Content {
    if let value { .value(value) } else { .missing("\(Value.self)") }
  }

  override func environmentChanged(
    _ scope: EnvironmentScope, _ changed: EnvironmentMask
  ) -> Bool {
    if let recorder {
      read(scope)
      return !recorder.mask.isDisjoint(with: changed)
    }
    let former = content
    read(scope)
    if case .value(let old) = former, case .value(let new) = content {
      return !ValueComparison.areEqual(old, new)
    }
    return true
  }
}
