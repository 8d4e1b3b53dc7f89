import Combine
import Observation
import ToolchainEdges

/// A stored reference of a view to an object that tells of its changes: `let model: Model`.
package struct HeldObject {
  package let name: String
  private let offset: Int

  /// Those of a type of view, and of the user's value inside of a view of this package.
  package static func fields(of type: Any.Type, at offset: Int = 0) -> [HeldObject] {
    guard TypeKind(type) == .struct else { return [] }
    return StoredField.fields(of: type).flatMap { field -> [HeldObject] in
      let place = offset + field.offset
      if field.type is AnyClass, tellsOfChanges(field.type) {
        return [HeldObject(name: field.name, offset: place)]
      }
      return type is any PropertyContainer.Type ? fields(of: field.type, at: place) : []
    }
  }

  /// The object in a view's value.
  package func object(in value: UnsafeMutableRawPointer) -> AnyObject? {
    (value + offset).assumingMemoryBound(to: AnyObject.self).pointee
  }

  /// The object that a value is, or that is in an optional.
  package static func object(_ value: Any) -> AnyObject? {
    if type(of: value) is AnyClass { return value as AnyObject }
    guard let inner = Mirror(reflecting: value).children.first?.value,
      Mirror(reflecting: value).displayStyle == .optional
    else { return nil }
    return object(inner)
  }
}

/// Whether values of a type are objects that tell of their changes, or optionals of such.
package func tellsOfChanges(_ type: Any.Type) -> Bool {
  if let optional = type as? any OptionalObject.Type { return tellsOfChanges(optional.wrapped) }
  return type is any ObservableObject.Type || (type is AnyClass && type is any Observable.Type)
}

private protocol OptionalObject {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalObject {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
