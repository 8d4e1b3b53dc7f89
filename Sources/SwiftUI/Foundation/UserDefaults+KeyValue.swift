import Foundation

// Apple's Foundation has these of every object; here they are of the one of which programs ask
// them.

extension UserDefaults {
  /// What is kept under a key.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Keeps something under a key; nil: no longer.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
