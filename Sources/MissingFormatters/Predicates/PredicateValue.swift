import Foundation

/// Values of any type, as predicates see them.
enum PredicateValue {
  /// The wrapped value of an optional; nil for none, and for `NSNull`.
  static func unwrapped(_ value: Any) -> Any? {
    if value is NSNull { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  static func text(_ value: Any) -> String? {
    switch value {
    case let text as String: text
    case let text as NSString: text.substring(from: 0)
    case let text as Substring: String(text)
    case let letter as Character: String(letter)
    default: nil
    }
  }

  /// The number of a value, including dates, which are compared by their seconds.
  static func number(_ value: Any) -> Double? {
    switch value {
    case let flag as Bool: flag ? 1 : 0
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    case let date as Date: date.timeIntervalSinceReferenceDate
    case let date as NSDate: date.timeIntervalSinceReferenceDate
    default: nil
    }
  }

  /// The elements of a collection; nil if the value is not a collection.
  static func elements(_ value: Any) -> [Any]? {
    switch value {
    case is String, is NSString, is Substring: nil
    case let dictionary as [AnyHashable: Any]: Array(dictionary.values)
    case let array as NSArray: array.map { $0 }
    case let set as NSSet: set.map { $0 }
    case let collection as any Collection: collection.map { $0 as Any }
    default: nil
    }
  }

  /// A stored property, a dictionary's value, the count of a collection, or a property of each of
  /// its elements.
  static func property(_ name: String, of object: Any?) -> Any? {
    guard let object else { return nil }
    if name == "@count" { return elements(object)?.count }
    if let text = text(object) { return name == "length" ? text.utf16.count : nil }
    if let dictionary = object as? [AnyHashable: Any] {
      return dictionary[name].flatMap(unwrapped)
    }
    if let elements = elements(object) { return elements.compactMap { property(name, of: $0) } }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let present = mirror {
      // The stored values of an observable object have an underscore before their names.
      for label in [name, "_" + name] {
        if let child = present.children.first(where: { $0.label == label }) {
          return unwrapped(child.value)
        }
      }
      mirror = present.superclassMirror
    }
    preconditionFailure("'\(type(of: object))' has no stored property '\(name)' for a predicate.")
  }
}
