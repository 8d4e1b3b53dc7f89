import Foundation
@_spi(Reflection) import Swift

/// Makes the user's locale Foundation's current locale.
///
/// `Locale.current` and everything that uses it by default (`date.formatted()`, `Calendar.current`,
/// the formatters) is one object in Foundation. On Linux it is created for "en_001", whoever the
/// user is, and no public API sets it. So the fields of this object that identify its locale are
/// overwritten with those of another locale's object, which has the same class.
///
/// Either all of these fields are replaced or none: they are found by name and type in the class's
/// metadata, and if Foundation is built differently its locale stays unchanged. They are read
/// without a lock, so this must run before any other code of the program.
package enum CurrentLocale {
  /// Makes a locale the current one.
  ///
  /// - Returns: whether Foundation's current locale is now `locale`.
  @discardableResult
  package static func become(_ locale: Locale) -> Bool { replace(.current, by: locale) }

  /// Overwrites the identity of `target`'s object with that of `source`'s.
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

  /// Returns the copy operations for the fields; nil if one of them is missing.
  private static func copies(of type: AnyClass) -> [Copy]? {
    let wanted: [String: (Any.Type, (Int) -> Copy)] = [
      "identifier": (String.self, copy(String.self)),
      "identifierCapturingPreferences": (String.self, copy(String.self)),
      "calendarIdentifier": (Calendar.Identifier.self, copy(Calendar.Identifier.self)),
    ]
    var copies: [Copy] = []
    // `.classType`, which is a variable in the standard library and therefore not readable in Swift
    // 6.
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

  /// Returns the object that a locale refers to: its first word, if it is a class existential.
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
