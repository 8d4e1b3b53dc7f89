import Foundation

// One initialiser for each type that a property list can hold, as a value with a default and as an
// optional without one.

extension AppStorage {
  /// - Parameters:
  ///   - wrappedValue: what holds while there is no value; it is not written.
  ///   - store: the defaults to use; nil: those of `defaultAppStorage(_:)`, or the standard ones.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {
    self.init(key, wrappedValue, .plain, store)
  }

  /// Keeps an `Int`.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int {
    self.init(key, wrappedValue, .plain, store)
  }

  /// Keeps a `Double`.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, wrappedValue, .plain, store)
  }

  /// Keeps a `String`.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, wrappedValue, .plain, store)
  }

  /// Keeps a `URL`, as text.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL {
    self.init(key, wrappedValue, .url, store)
  }

  /// Keeps a `Date`.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Date {
    self.init(key, wrappedValue, .date, store)
  }

  /// Keeps `Data`: for what is small, as all defaults are held in memory.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data {
    self.init(key, wrappedValue, .plain, store)
  }

  /// Keeps a value whose raw value is an `Int`, such as an enum; a raw value that is none counts as
  /// not there.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw(.plain), store)
  }

  /// Keeps a value whose raw value is a `String`, such as an enum; a raw value that is none counts
  /// as not there.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw(.plain), store)
  }

  /// Keeps a `Bool`; nil while there is none, and setting nil removes it.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, nil, StoredValue<Bool>.plain.optional(), store)
  }

  /// Keeps an `Int`; nil while there is none, and setting nil removes it.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, nil, StoredValue<Int>.plain.optional(), store)
  }

  /// Keeps a `Double`; nil while there is none, and setting nil removes it.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, nil, StoredValue<Double>.plain.optional(), store)
  }

  /// Keeps a `String`; nil while there is none, and setting nil removes it.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, nil, StoredValue<String>.plain.optional(), store)
  }

  /// Keeps a `URL`; nil while there is none, and setting nil removes it.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, nil, StoredValue<URL>.url.optional(), store)
  }

  /// Keeps a `Date`; nil while there is none, and setting nil removes it.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, nil, StoredValue<Date>.date.optional(), store)
  }

  /// Keeps `Data`; nil while there are none, and setting nil removes them.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, nil, StoredValue<Data>.plain.optional(), store)
  }

  /// Keeps a value whose raw value is an `Int`; nil while there is none, and setting nil removes
  /// it.
  public nonisolated init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, nil, StoredValue<R>.raw(.plain).optional(), store)
  }

  /// Keeps a value whose raw value is a `String`; nil while there is none, and setting nil removes
  /// it.
  public nonisolated init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, nil, StoredValue<R>.raw(.plain).optional(), store)
  }
}

extension AppStorage where Value: Codable {
  /// A value of this package that is kept as JSON.
  package init(_ key: String, codable initial: Value, store: UserDefaults?) {
    self.init(
      key, initial,
      StoredValue(
        decode: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
        encode: { try? JSONEncoder().encode($0) }),
      store)
  }
}
