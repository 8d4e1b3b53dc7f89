import Combine
import Observation
import ToolchainEdges

/// A view's stored reference to an object that announces its changes: `let model: Model`.
package struct HeldObject {
  package let name: String
  private let offset: Int

  /// Returns the references of a view type, including those of a user's value inside a view of this
  /// package.
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

  /// Returns the object in a view's value.
  package func object(in value: UnsafeMutableRawPointer) -> AnyObject? {
    (value + offset).assumingMemoryBound(to: AnyObject.self).pointee
  }

  /// Returns the object that a value is or, for an optional, contains.
  package static func object(_ value: Any) -> AnyObject? {
    if type(of: value) is AnyClass { return value as AnyObject }
    guard let inner = Mirror(reflecting: value).children.first?.value,
      Mirror(reflecting: value).displayStyle == .optional
    else { return nil }
    return object(inner)
  }
}

/// Returns whether values of a type are objects that announce their changes, or optionals of such
/// objects.
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
