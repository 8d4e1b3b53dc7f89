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
  /// The size of the property does not depend on its value's, so that code for any value needs no
  /// record of the property's type, which takes longer to find than the value itself.
  package enum Content {
    case value(EnvironmentContent<Value>)
    /// There is no object of the type.
    case missing
  }

  package let keyPath: KeyPath<EnvironmentValues, Value>?
  /// What reads the value, and the keys that it reads; nil if it is read by the key path.
  fileprivate let reader: EnvironmentContentReader<Value>?
  package var content: Content?

  /// Reads the value at a key path; `\.self` reads all values, and only those that the body reads
  /// are dependencies.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
    reader = nil
  }

  /// Reads the value of a key, without a key path.
  package init<K: EnvironmentKey>(key: K.Type) where K.Value == Value {
    keyPath = nil
    reader = EnvironmentContentReader(EnvironmentMask(ObjectIdentifier(K.self))) {
      .value(EnvironmentContent($0[K.self]))
    }
  }

  /// The value at the view; outside a view's body, the default, with a warning.
  public var wrappedValue: Value {
    switch content {
    case .value(let content): return content.value
    case .missing:
      let name = "\(Value.self)"
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
      if case .value(let content) = lookUp(in: EnvironmentValues()) { return content.value }
      Diagnostics.fatal(
        .missingObservable,
        "An Environment object of type \(Value.self) was read outside of a view's body, and it has "
          + "no default.")
    }
  }
}

extension Environment {
  /// Returns the property's value in an environment.
  fileprivate func lookUp(in values: EnvironmentValues) -> Content {
    if let keyPath { return .value(EnvironmentContent(values[keyPath: keyPath])) }
    return reader.unsafelyUnwrapped.read(values)
  }
}

extension Environment where Value: AnyObject & Observable {
  /// Reads the object of this type; there must be one (D5).
  public init(_ objectType: Value.Type) {
    keyPath = nil
    reader = EnvironmentContentReader(EnvironmentMask(ObjectIdentifier(Value.self))) {
      $0[object: Value.self].map { .value(EnvironmentContent($0)) } ?? .missing
    }
  }
}

extension Environment {
  /// Reads the object of this type, or nil if there is none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    keyPath = nil
    reader = EnvironmentContentReader(EnvironmentMask(ObjectIdentifier(T.self))) {
      .value(EnvironmentContent($0[object: T.self]))
    }
  }
}

// A key path, and a reader, which nothing changes once it is made, are safe to share.
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

/// A value found in the environment, shared by the copies of a property.
package final class EnvironmentContent<Value> {
  package let value: Value

  fileprivate init(_ value: Value) { self.value = value }
}

/// Reads what an ``Environment`` without a key path reads.
private final class EnvironmentContentReader<Value> {
  let mask: EnvironmentMask
  let read: (EnvironmentValues) -> Environment<Value>.Content

  init(_ mask: EnvironmentMask, _ read: @escaping (EnvironmentValues) -> Environment<Value>.Content)
  {
    self.mask = mask
    self.read = read
  }
}

@MainActor
private final class EnvironmentStorage<Value>: PropertyStorage {
  /// The property as its view was given it, without content.
  @exclusivity(unchecked) private var property: Environment<Value>
  @exclusivity(unchecked) private(set) var content: Environment<Value>.Content
  @exclusivity(unchecked) private var mask: EnvironmentMask
  /// For the whole environment: records which keys the body read.
  @exclusivity(unchecked) private var recorder: EnvironmentValues.Recorder?

  init(_ property: Environment<Value>, _ scope: EnvironmentScope) {
    self.property = property
    self.property.content = nil
    if let reader = property.reader {
      mask = reader.mask
      content = reader.read(scope.values)
    } else if Value.self == EnvironmentValues.self {
      let recorder = EnvironmentValues.Recorder()
      var values = scope.values
      values.recorder = recorder
      content = property.lookUp(in: values)
      self.recorder = recorder
      mask = .all
    } else {
      (content, mask) = Self.contentAndMask(property, scope.values)
    }
  }

  var keyPath: AnyKeyPath? { property.keyPath }

  /// Looks a value up and records the keys that the lookup reads.
  private static func contentAndMask(
    _ property: Environment<Value>, _ values: EnvironmentValues
  ) -> (Environment<Value>.Content, EnvironmentMask) {
    // A closure of the main actor would check the thread.
    nonisolated func lookUp(_ recorder: EnvironmentValues.Recorder) -> Environment<Value>.Content {
      var values = values
      values.recorder = recorder
      return property.lookUp(in: values)
    }
    return EnvironmentValues.Recorder.record(lookUp)
  }

  override var environmentMask: EnvironmentMask { mask }

  /// Switches to another key path if the view was given one.
  func follow(_ property: Environment<Value>, _ keyPath: AnyKeyPath, _ owner: BodyObserver) {
    let former = self.keyPath
    self.property = property
    self.property.content = nil
    guard former != keyPath, recorder == nil else { return }
    (content, mask) = Self.contentAndMask(property, owner.element.scope.values)
    owner.watchEnvironment(mask)
  }

  private func read(_ scope: EnvironmentScope) {
    if let recorder {
      var values = scope.values
      values.recorder = recorder
      content = property.lookUp(in: values)
    } else if let reader = property.reader {
      content = reader.read(scope.values)
    } else {
      // A computed value may read other keys now.
      (content, mask) = Self.contentAndMask(property, scope.values)
    }
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
      return !ValueComparison.areEqual(old.value, new.value)
    }
    return true
  }
}
