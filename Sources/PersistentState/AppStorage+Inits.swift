import Foundation

// One initializer for each property-list type, as a value with a default and as an optional without
// one.

extension AppStorage {
  /// - Parameters:
  ///   - wrappedValue: the value while none is stored; it is not written.
  ///   - store: the defaults to use; nil uses those of `defaultAppStorage(_:)`, or the standard
  ///     ones.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {
    self.init(key, wrappedValue, .plain, store)
  }

  /// Stores an `Int`.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int {
    self.init(key, wrappedValue, .plain, store)
  }

  /// Stores a `Double`.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, wrappedValue, .plain, store)
  }

  /// Stores a `String`.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, wrappedValue, .plain, store)
  }

  /// Stores a `URL`, as text.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL {
    self.init(key, wrappedValue, .url, store)
  }

  /// Stores a `Date`.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Date {
    self.init(key, wrappedValue, .date, store)
  }

  /// Stores `Data`, which should be small, as all defaults are held in memory.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data {
    self.init(key, wrappedValue, .plain, store)
  }

  /// Stores a value with an `Int` raw value, such as an enum; an invalid raw value counts as
  /// missing.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw(.plain), store)
  }

  /// Stores a value with a `String` raw value, such as an enum; an invalid raw value counts as
  /// missing.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw(.plain), store)
  }

  /// Stores a `Bool`; nil if there is none, and setting nil removes it.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, nil, StoredValue<Bool>.plain.optional(), store)
  }

  /// Stores an `Int`; nil if there is none, and setting nil removes it.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, nil, StoredValue<Int>.plain.optional(), store)
  }

  /// Stores a `Double`; nil if there is none, and setting nil removes it.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, nil, StoredValue<Double>.plain.optional(), store)
  }

  /// Stores a `String`; nil if there is none, and setting nil removes it.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, nil, StoredValue<String>.plain.optional(), store)
  }

  /// Stores a `URL`; nil if there is none, and setting nil removes it.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, nil, StoredValue<URL>.url.optional(), store)
  }

  /// Stores a `Date`; nil if there is none, and setting nil removes it.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, nil, StoredValue<Date>.date.optional(), store)
  }

  /// Stores `Data`; nil if there is none, and setting nil removes it.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, nil, StoredValue<Data>.plain.optional(), store)
  }

  /// Stores a value with an `Int` raw value; nil if there is none, and setting nil removes it.
  public nonisolated init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, nil, StoredValue<R>.raw(.plain).optional(), store)
  }

  /// Stores a value with a `String` raw value; nil if there is none, and setting nil removes it.
  public nonisolated init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, nil, StoredValue<R>.raw(.plain).optional(), store)
  }
}

extension AppStorage where Value: Codable {
  /// Stores a value of this package as JSON.
  package init(_ key: String, codable initial: Value, store: UserDefaults?) {
    self.init(key, initial, .json, store)
  }
}
