import Foundation
import PersistentState
import ViewRuntime

/// Settings that follow the user from device to device. Here they stay on the machine: what is set
/// is there at the next start, and nothing comes from elsewhere.
///
/// - Note: In part without effect: kept on the machine.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The store that all parts of a program share.
  public static let `default` = NSUbiquitousKeyValueStore()

  /// Posted when values come from another device, which they never do here.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  // Of this program alone, as its other settings are.
  private let defaults = UserDefaults(suiteName: NSUbiquitousKeyValueStore.suiteName) ?? .standard
  private static var suiteName: String {
    "\(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName).ubiquitous"
  }
  private let names = "NSUbiquitousKeyValueStore.keys"

  /// Another way to the same values: all stores read and write one file.
  public override init() {
    super.init()
    SettingsSaver.shared.use(defaults)
  }

  /// The value of a key, of any kind; nil if there is none.
  open func object(forKey key: String) -> Any? { defaults.object(forKey: key) }
  /// The text of a key; nil if there is none.
  open func string(forKey key: String) -> String? { defaults.string(forKey: key) }
  /// The array of a key; nil if there is none.
  open func array(forKey key: String) -> [Any]? { defaults.array(forKey: key) }
  /// The dictionary of a key; nil if there is none.
  open func dictionary(forKey key: String) -> [String: Any]? { defaults.dictionary(forKey: key) }
  /// The bytes of a key; nil if there are none.
  open func data(forKey key: String) -> Data? { defaults.data(forKey: key) }
  /// The whole number of a key; 0 if there is none.
  open func longLong(forKey key: String) -> Int64 { Int64(defaults.integer(forKey: key)) }
  /// The number of a key; 0 if there is none.
  open func double(forKey key: String) -> Double { defaults.double(forKey: key) }
  /// Whether a key is set to true; false if there is nothing.
  open func bool(forKey key: String) -> Bool { defaults.bool(forKey: key) }

  /// Sets a value that a property list can hold; nil takes the key away.
  open func set(_ object: Any?, forKey key: String) {
    guard let object else { return removeObject(forKey: key) }
    defaults.set(object, forKey: key)
    defaults.set(Array(Set(keys + [key])), forKey: names)
  }

  /// Sets a text; nil takes the key away.
  open func set(_ string: String?, forKey key: String) { set(string as Any?, forKey: key) }
  /// Sets bytes; nil takes the key away.
  open func set(_ data: Data?, forKey key: String) { set(data as Any?, forKey: key) }
  /// Sets an array of what a property list can hold; nil takes the key away.
  open func set(_ array: [Any]?, forKey key: String) { set(array as Any?, forKey: key) }
  /// Sets a dictionary of what a property list can hold; nil takes the key away.
  open func set(_ dictionary: [String: Any]?, forKey key: String) {
    set(dictionary as Any?, forKey: key)
  }
  /// Sets a whole number.
  open func set(_ value: Int64, forKey key: String) { set(Int(value) as Any?, forKey: key) }
  /// Sets a number.
  open func set(_ value: Double, forKey key: String) { set(value as Any?, forKey: key) }
  /// Sets true or false.
  open func set(_ value: Bool, forKey key: String) { set(value as Any?, forKey: key) }

  /// Takes a key and its value away.
  open func removeObject(forKey key: String) {
    defaults.removeObject(forKey: key)
    defaults.set(keys.filter { $0 != key }, forKey: names)
  }

  /// All keys that are set, with their values.
  open var dictionaryRepresentation: [String: Any] {
    Dictionary(
      uniqueKeysWithValues: keys.compactMap { key in object(forKey: key).map { (key, $0) } })
  }

  /// Writes to the disk.
  @discardableResult
  open func synchronize() -> Bool { defaults.synchronize() }

  private var keys: [String] { defaults.stringArray(forKey: names) ?? [] }
}
