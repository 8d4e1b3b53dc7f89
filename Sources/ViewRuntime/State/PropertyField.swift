import ToolchainEdges

/// One dynamic property of a type: its offset and how to manage it.
///
/// - Complexity: found once per type; at run time a field is an offset and a call.
@MainActor
package class PropertyField {
  package let name: String
  package let offset: Int

  fileprivate init(name: String, offset: Int) {
    self.name = name
    self.offset = offset
  }

  func makeStorage(_ value: UnsafeMutableRawPointer, _ owner: BodyObserver) -> PropertyStorage? {
    nil
  }

  /// Returns storage initialised from what a former one kept; nil if that is of another kind.
  func makeStorage(
    _ value: UnsafeMutableRawPointer, _ owner: BodyObserver, keeping preservedValue: Any
  ) -> PropertyStorage? {
    nil
  }
  func connect(
    _ value: UnsafeMutableRawPointer, _ storage: PropertyStorage?, _ owner: BodyObserver
  ) {}

  func version(_ value: UnsafeMutableRawPointer, _ storage: PropertyStorage?) -> Int { 0 }

  /// Whether this is, or contains, a property composed of others, whose `update()` is the program's
  /// code.
  var callsUpdate: Bool { false }

  /// Returns what is known about the property's value.
  package func facts(_ value: UnsafeMutableRawPointer) -> PropertyFacts? { nil }

  /// Whether this is a binding to a value that has changed, and that may have lost a part which the
  /// view found in it before.
  func mayHaveLostParts(_ value: UnsafeMutableRawPointer) -> Bool { false }

  /// Returns the dynamic properties of a type in declaration order; nested properties come before
  /// the property that contains them (S2.15).
  ///
  /// Tuples, optionals and structs that are dynamic properties are searched; other structs and
  /// classes are not (S2.14).
  static func fields(of type: Any.Type) -> [PropertyField] {
    var found: [PropertyField] = []
    collect(type, at: 0, prefix: "", into: &found)
    return found
  }

  /// Returns the dynamic properties of one stored field.
  fileprivate static func fields(ofField field: StoredField) -> [PropertyField] {
    var found: [PropertyField] = []
    collect(field, at: 0, prefix: "", looksInto: false, into: &found)
    return found
  }

  private static func collect(
    _ type: Any.Type, at offset: Int, prefix: String, into found: inout [PropertyField]
  ) {
    guard TypeKind(type) == .struct || TypeKind(type) == .tuple else { return }
    let looksInto = container(type) != nil
    for field in StoredField.fields(of: type) {
      collect(field, at: offset, prefix: prefix, looksInto: looksInto, into: &found)
    }
  }

  /// Returns the type if it holds a user's value whose properties are managed.
  static func container(_ type: Any.Type) -> (any PropertyContainer.Type)? {
    containers[type]
  }

  private static let containers = Conformers<any PropertyContainer.Type>()
  private static let dynamicProperties = Conformers<any DynamicProperty.Type>()
  private static let runtimeProperties = Conformers<any RuntimeProperty.Type>()

  /// Checks an optional's wrapped type without casting the optional itself.
  private static func mayHoldProperties(_ optional: Any.Type) -> Bool {
    guard let wrapped = TypeKind.wrapped(in: optional) else { return true }
    switch TypeKind(wrapped) {
    case .struct, .enum: return dynamicProperties.mayInclude(wrapped)
    default: return true
    }
  }

  private static func collect(
    _ field: StoredField, at offset: Int, prefix: String, looksInto: Bool,
    into found: inout [PropertyField]
  ) {
    let (place, name) = (offset + field.offset, prefix + field.name)
    // Most fields are no dynamic properties; they cost a single check.
    if let property = dynamicProperties[field.type] {
      if let property = runtimeProperties[field.type] {
        @MainActor func open<P: RuntimeProperty>(_: P.Type) -> PropertyField {
          StoredPropertyField<P>(name: name, offset: place)
        }
        return found.append(open(property))
      }
      collect(field.type, at: place, prefix: name + ".", into: &found)
      @MainActor func open<P: DynamicProperty>(_: P.Type) -> PropertyField {
        ComposedPropertyField<P>(name: name, offset: place)
      }
      found.append(open(property))
    } else if TypeKind(field.type) == .optional {
      guard mayHoldProperties(field.type) else { return }
      let optional = field.type as? any OptionalPropertyType.Type
      if let property = optional?.propertyField(name: name, offset: place) {
        found.append(property)
      }
    } else if looksInto || TypeKind(field.type) == .tuple {
      collect(field.type, at: place, prefix: looksInto ? "" : name + ".", into: &found)
    }
  }
}

/// A type of this package that holds a user's value whose properties are managed: the body of a
/// modifier or of a style.
package protocol PropertyContainer {
  /// The user's type that provides the body, for messages and recordings; nil for this type itself.
  static var subject: Any.Type? { get }
}

extension PropertyContainer {
  package static var subject: Any.Type? { nil }
}

private final class StoredPropertyField<P: RuntimeProperty>: PropertyField {
  override func makeStorage(
    _ value: UnsafeMutableRawPointer, _ owner: BodyObserver
  ) -> PropertyStorage? {
    P.makeStorage((value + offset).assumingMemoryBound(to: P.self).pointee, owner)
  }

  override func makeStorage(
    _ value: UnsafeMutableRawPointer, _ owner: BodyObserver, keeping preservedValue: Any
  ) -> PropertyStorage? {
    P.makeStorage(
      (value + offset).assumingMemoryBound(to: P.self).pointee, owner, keeping: preservedValue)
  }

  override func connect(
    _ value: UnsafeMutableRawPointer, _ storage: PropertyStorage?, _ owner: BodyObserver
  ) {
    P.connect(&(value + offset).assumingMemoryBound(to: P.self).pointee, storage, owner)
  }

  override func version(
    _ value: UnsafeMutableRawPointer, _ storage: PropertyStorage?
  ) -> Int {
    P.version((value + offset).assumingMemoryBound(to: P.self), storage)
  }

  override func mayHaveLostParts(_ value: UnsafeMutableRawPointer) -> Bool {
    let property = (value + offset).assumingMemoryBound(to: P.self).pointee
    return (property as? any PartReferring)?.mayHaveLostParts ?? false
  }

  override func facts(_ value: UnsafeMutableRawPointer) -> PropertyFacts? {
    let property = (value + offset).assumingMemoryBound(to: P.self).pointee
    return (property as? any InspectableProperty)?.facts
  }
}

private final class ComposedPropertyField<P: DynamicProperty>: PropertyField {
  override var callsUpdate: Bool { true }

  override func connect(
    _ value: UnsafeMutableRawPointer, _ storage: PropertyStorage?, _ owner: BodyObserver
  ) {
    (value + offset).assumingMemoryBound(to: P.self).pointee.update()
  }

  override func facts(_ value: UnsafeMutableRawPointer) -> PropertyFacts? {
    let property = (value + offset).assumingMemoryBound(to: P.self).pointee
    return (property as? any InspectableProperty)?.facts
  }
}

// MARK: - Optional properties

@MainActor
private protocol OptionalPropertyType {
  /// Returns the field that manages the contents of an optional; nil if there is nothing to manage.
  static func propertyField(name: String, offset: Int) -> PropertyField?
}

extension Optional: @MainActor OptionalPropertyType {
  fileprivate static func propertyField(name: String, offset: Int) -> PropertyField? {
    let inner = PropertyField.fields(
      ofField: StoredField(name: name, offset: 0, type: Wrapped.self))
    return inner.isEmpty
      ? nil : OptionalPropertyField<Wrapped>(name: name, offset: offset, inner: inner)
  }
}

/// Properties in an optional: created when it has a value, released when it becomes nil.
private final class OptionalPropertyField<Wrapped>: PropertyField {
  private let inner: [PropertyField]

  init(name: String, offset: Int, inner: [PropertyField]) {
    self.inner = inner
    super.init(name: name, offset: offset)
  }

  override var callsUpdate: Bool { inner.contains(where: \.callsUpdate) }

  override func makeStorage(
    _ value: UnsafeMutableRawPointer, _ owner: BodyObserver
  ) -> PropertyStorage? {
    let storage = OptionalPropertyStorage()
    storage.inner = withWrapped(value) { wrapped in inner.map { $0.makeStorage(wrapped, owner) } }
    return storage
  }

  override func connect(
    _ value: UnsafeMutableRawPointer, _ storage: PropertyStorage?, _ owner: BodyObserver
  ) {
    let storage = unsafeDowncast(storage!, to: OptionalPropertyStorage.self)
    let isThere: Void? = withWrapped(value) { wrapped in
      if storage.inner == nil {
        storage.inner = inner.map { $0.makeStorage(wrapped, owner) }
        owner.watchEnvironment(storage.environmentMask)
      }
      for (field, storage) in zip(inner, storage.inner!) { field.connect(wrapped, storage, owner) }
    }
    if isThere == nil { storage.invalidate() }
  }

  override func version(
    _ value: UnsafeMutableRawPointer, _ storage: PropertyStorage?
  ) -> Int {
    storage?.version ?? 0
  }

  /// An optional's payload is at offset zero.
  private func withWrapped<Result>(
    _ value: UnsafeMutableRawPointer, _ body: (UnsafeMutableRawPointer) -> Result
  ) -> Result? {
    let place = value + offset
    guard place.assumingMemoryBound(to: Wrapped?.self).pointee != nil else { return nil }
    return body(place)
  }
}

@MainActor
private final class OptionalPropertyStorage: PropertyStorage {
  var inner: [PropertyStorage?]?

  private var present: [PropertyStorage] { inner?.compactMap { $0 } ?? [] }

  override var version: Int { present.reduce(changes) { $0 + $1.version } }

  override var environmentMask: EnvironmentMask {
    present.reduce([]) { $0.union($1.environmentMask) }
  }

  override func environmentChanged(_ scope: EnvironmentScope, _ changed: EnvironmentMask) -> Bool {
    var mustRun = false
    for storage in present where storage.environmentChanged(scope, changed) { mustRun = true }
    return mustRun
  }

  override func invalidate() {
    for storage in present { storage.invalidate() }
    inner = nil
  }
}
