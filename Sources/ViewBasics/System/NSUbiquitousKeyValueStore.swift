import Foundation
import PersistentState
import ViewRuntime

/// Settings that follow the user from device to device. Here they stay on the device: values
/// persist across launches, and none arrive from elsewhere.
///
/// - Note: In part without effect: stored on this machine only.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The store that all parts of a program share.
  public static let `default` = NSUbiquitousKeyValueStore()

  /// Posted when values arrive from another device, which never happens here.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  // Private to this program, like its other settings.
  private let defaults = UserDefaults(suiteName: NSUbiquitousKeyValueStore.suiteName) ?? .standard
  private static var suiteName: String {
    "\(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName).ubiquitous"
  }
  private let names = "NSUbiquitousKeyValueStore.keys"

  /// Makes another store of the same values: all stores read and write one file.
  public override init() {
    super.init()
    SettingsSaver.shared.use(defaults)
  }

  /// Returns the value of a key, of any type; nil if there is none.
  open func object(forKey key: String) -> Any? { defaults.object(forKey: key) }
  /// Returns the string of a key; nil if there is none.
  open func string(forKey key: String) -> String? { defaults.string(forKey: key) }
  /// Returns the array of a key; nil if there is none.
  open func array(forKey key: String) -> [Any]? { defaults.array(forKey: key) }
  /// Returns the dictionary of a key; nil if there is none.
  open func dictionary(forKey key: String) -> [String: Any]? { defaults.dictionary(forKey: key) }
  /// Returns the data of a key; nil if there is none.
  open func data(forKey key: String) -> Data? { defaults.data(forKey: key) }
  /// Returns the integer of a key; 0 if there is none.
  open func longLong(forKey key: String) -> Int64 { Int64(defaults.integer(forKey: key)) }
  /// Returns the number of a key; 0 if there is none.
  open func double(forKey key: String) -> Double { defaults.double(forKey: key) }
  /// Returns the Boolean of a key; false if there is none.
  open func bool(forKey key: String) -> Bool { defaults.bool(forKey: key) }

  /// Sets a property-list value; nil removes the key.
  open func set(_ object: Any?, forKey key: String) {
    guard let object else { return removeObject(forKey: key) }
    defaults.set(object, forKey: key)
    defaults.set(Array(Set(keys + [key])), forKey: names)
  }

  /// Sets a string; nil removes the key.
  open func set(_ string: String?, forKey key: String) { set(string as Any?, forKey: key) }
  /// Sets data; nil removes the key.
  open func set(_ data: Data?, forKey key: String) { set(data as Any?, forKey: key) }
  /// Sets an array of property-list values; nil removes the key.
  open func set(_ array: [Any]?, forKey key: String) { set(array as Any?, forKey: key) }
  /// Sets a dictionary of property-list values; nil removes the key.
  open func set(_ dictionary: [String: Any]?, forKey key: String) {
    set(dictionary as Any?, forKey: key)
  }
  /// Sets an integer.
  open func set(_ value: Int64, forKey key: String) { set(Int(value) as Any?, forKey: key) }
  /// Sets a floating-point number.
  open func set(_ value: Double, forKey key: String) { set(value as Any?, forKey: key) }
  /// Sets a Boolean.
  open func set(_ value: Bool, forKey key: String) { set(value as Any?, forKey: key) }

  /// Removes a key and its value.
  open func removeObject(forKey key: String) {
    defaults.removeObject(forKey: key)
    defaults.set(keys.filter { $0 != key }, forKey: names)
  }

  /// All keys with their values.
  open var dictionaryRepresentation: [String: Any] {
    Dictionary(
      uniqueKeysWithValues: keys.compactMap { key in object(forKey: key).map { (key, $0) } })
  }

  /// Writes the values to disk.
  @discardableResult
  open func synchronize() -> Bool { defaults.synchronize() }

  private var keys: [String] { defaults.stringArray(forKey: names) ?? [] }
}
