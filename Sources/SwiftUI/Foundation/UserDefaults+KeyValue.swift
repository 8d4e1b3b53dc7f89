import Foundation

// Apple's Foundation has these for every object; here only the class on which programs use them has
// them.

extension UserDefaults {
  /// Returns the value of a key.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value of a key; nil removes it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
