/// One dynamic property of a type: where it lies, and how to keep it.
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
  func connect(
    _ value: UnsafeMutableRawPointer, _ storage: PropertyStorage?, _ owner: BodyObserver
  ) {}

  func version(_ value: UnsafeMutableRawPointer, _ storage: PropertyStorage?) -> Int { 0 }

  /// The dynamic properties of a type in declaration order, those inside of a property before it
  /// (S2.15).
  ///
  /// Tuples are looked into, and structs that are dynamic properties themselves; any other struct
  /// or class is not (S2.14).
  static func fields(of type: Any.Type) -> [PropertyField] {
    var found: [PropertyField] = []
    collect(type, at: 0, prefix: "", into: &found)
    return found
  }

  private static func collect(
    _ type: Any.Type, at offset: Int, prefix: String, into found: inout [PropertyField]
  ) {
    guard TypeKind(type) == .struct || TypeKind(type) == .tuple else { return }
    let looksInto = type is any PropertyContainer.Type
    for field in FieldLayout.fields(of: type) {
      let (place, name) = (offset + field.offset, prefix + field.name)
      if let property = field.type as? any RuntimeProperty.Type {
        @MainActor func open<P: RuntimeProperty>(_: P.Type) -> PropertyField {
          KeptPropertyField<P>(name: name, offset: place)
        }
        found.append(open(property))
      } else if let property = field.type as? any DynamicProperty.Type {
        collect(field.type, at: place, prefix: name + ".", into: &found)
        @MainActor func open<P: DynamicProperty>(_: P.Type) -> PropertyField {
          ComposedPropertyField<P>(name: name, offset: place)
        }
        found.append(open(property))
      } else if looksInto || TypeKind(field.type) == .tuple {
        collect(field.type, at: place, prefix: looksInto ? "" : name + ".", into: &found)
      }
    }
  }
}

/// A type of this package that holds a value of the user's whose properties are to be kept: the
/// body of a modifier, of a style.
package protocol PropertyContainer {}

private final class KeptPropertyField<P: RuntimeProperty>: PropertyField {
  override func makeStorage(
    _ value: UnsafeMutableRawPointer, _ owner: BodyObserver
  ) -> PropertyStorage? {
    P.makeStorage((value + offset).assumingMemoryBound(to: P.self).pointee, owner)
  }

  override func connect(
    _ value: UnsafeMutableRawPointer, _ storage: PropertyStorage?, _ owner: BodyObserver
  ) {
    P.connect(&(value + offset).assumingMemoryBound(to: P.self).pointee, storage, owner)
  }

  override func version(
    _ value: UnsafeMutableRawPointer, _ storage: PropertyStorage?
  ) -> Int {
    P.version((value + offset).assumingMemoryBound(to: P.self).pointee, storage)
  }
}

private final class ComposedPropertyField<P: DynamicProperty>: PropertyField {
  override func connect(
    _ value: UnsafeMutableRawPointer, _ storage: PropertyStorage?, _ owner: BodyObserver
  ) {
    (value + offset).assumingMemoryBound(to: P.self).pointee.update()
  }
}
