import Foundation
import ViewRuntime

/// Settings that follow the user from device to device. Here they stay on the machine: what is set
/// is there at the next start, and nothing comes from elsewhere.
///
/// - Note: In part without effect: kept on the machine.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
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

  public override init() {
    super.init()
    SettingsSaver.shared.use(defaults)
  }

  open func object(forKey key: String) -> Any? { defaults.object(forKey: key) }
  open func string(forKey key: String) -> String? { defaults.string(forKey: key) }
  open func array(forKey key: String) -> [Any]? { defaults.array(forKey: key) }
  open func dictionary(forKey key: String) -> [String: Any]? { defaults.dictionary(forKey: key) }
  open func data(forKey key: String) -> Data? { defaults.data(forKey: key) }
  open func longLong(forKey key: String) -> Int64 { Int64(defaults.integer(forKey: key)) }
  open func double(forKey key: String) -> Double { defaults.double(forKey: key) }
  open func bool(forKey key: String) -> Bool { defaults.bool(forKey: key) }

  open func set(_ object: Any?, forKey key: String) {
    guard let object else { return removeObject(forKey: key) }
    defaults.set(object, forKey: key)
    defaults.set(Array(Set(keys + [key])), forKey: names)
  }

  open func set(_ string: String?, forKey key: String) { set(string as Any?, forKey: key) }
  open func set(_ data: Data?, forKey key: String) { set(data as Any?, forKey: key) }
  open func set(_ array: [Any]?, forKey key: String) { set(array as Any?, forKey: key) }
  open func set(_ dictionary: [String: Any]?, forKey key: String) {
    set(dictionary as Any?, forKey: key)
  }
  open func set(_ value: Int64, forKey key: String) { set(Int(value) as Any?, forKey: key) }
  open func set(_ value: Double, forKey key: String) { set(value as Any?, forKey: key) }
  open func set(_ value: Bool, forKey key: String) { set(value as Any?, forKey: key) }

  open func removeObject(forKey key: String) {
    defaults.removeObject(forKey: key)
    defaults.set(keys.filter { $0 != key }, forKey: names)
  }

  open var dictionaryRepresentation: [String: Any] {
    Dictionary(
      uniqueKeysWithValues: keys.compactMap { key in object(forKey: key).map { (key, $0) } })
  }

  /// Writes to the disk.
  @discardableResult
  open func synchronize() -> Bool { defaults.synchronize() }

  private var keys: [String] { defaults.stringArray(forKey: names) ?? [] }
}
