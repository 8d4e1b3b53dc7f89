import Foundation
@_spi(Reflection) import Swift

/// Makes the user's locale the one that Foundation answers with.
///
/// `Locale.current` and all that has it as a default (`date.formatted()`, `Calendar.current`, the
/// formatters) is one object inside of Foundation. On Linux it is made for "en_001", whoever the
/// user is, and nothing public sets it. So the fields of this object that say which locale it is
/// are given the values of another locale's object, which is of the same class.
///
/// Either all of these fields are replaced or none: they are found by name and type in what the
/// class says of itself, and where Foundation is built otherwise its locale stays as it is. They
/// are read without a lock, so this comes before anything that the program does.
package enum CurrentLocale {
  /// - Returns: whether Foundation's current locale is now `locale`.
  @discardableResult
  package static func become(_ locale: Locale) -> Bool { replace(.current, by: locale) }

  /// Gives the object behind `target` the identity of the one behind `source`.
  package static func replace(_ target: Locale, by source: Locale) -> Bool {
    guard let object = Self.object(of: target), let model = Self.object(of: source),
      object !== model, type(of: object) == type(of: model),
      let copies = copies(of: type(of: object))
    else { return target.identifier == source.identifier }
    let (to, from) = (address(of: object), address(of: model))
    for copy in copies { copy(to, from) }
    return withExtendedLifetime((object, model)) { target.identifier == source.identifier }
  }

  private typealias Copy = (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void

  /// How each of the fields is copied; nil if one of them is not there.
  private static func copies(of type: AnyClass) -> [Copy]? {
    let wanted: [String: (Any.Type, (Int) -> Copy)] = [
      "identifier": (String.self, copy(String.self)),
      "identifierCapturingPreferences": (String.self, copy(String.self)),
      "calendarIdentifier": (Calendar.Identifier.self, copy(Calendar.Identifier.self)),
    ]
    var copies: [Copy] = []
    // `.classType`, which is a variable there and so cannot be read in Swift 6.
    _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { name, offset, fieldType, _ in
      if let (type, copy) = wanted[String(cString: name)], type == fieldType {
        copies.append(copy(offset))
      }
      return true
    }
    return copies.count == wanted.count ? copies : nil
  }

  private static func copy<Value>(_ type: Value.Type) -> (Int) -> Copy {
    { offset in
      { to, from in
        (to + offset).assumingMemoryBound(to: type).pointee =
          (from + offset).assumingMemoryBound(to: type).pointee
      }
    }
  }

  /// The object that a locale is a name of: its first word, where it is an existential of a class.
  private static func object(of locale: Locale) -> AnyObject? {
    guard MemoryLayout<Locale>.size == 2 * MemoryLayout<AnyObject>.size else {
      return nil
    }
    return withUnsafeBytes(of: locale) { $0.load(as: AnyObject.self) }
  }

  private static func address(of object: AnyObject) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(object).toOpaque()
  }
}
