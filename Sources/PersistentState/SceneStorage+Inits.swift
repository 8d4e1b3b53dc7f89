import Foundation

// One initializer for each property-list type, as a value with a default and as an optional without
// one.

extension SceneStorage {
  /// - Parameter wrappedValue: the value while none is stored.
  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value == Bool {
    self.init(key, wrappedValue, .plain)
  }

  /// Stores an `Int`.
  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value == Int {
    self.init(key, wrappedValue, .plain)
  }

  /// Stores a `Double`.
  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value == Double {
    self.init(key, wrappedValue, .plain)
  }

  /// Stores a `String`.
  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value == String {
    self.init(key, wrappedValue, .plain)
  }

  /// Stores a `URL`, as text.
  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value == URL {
    self.init(key, wrappedValue, .url)
  }

  /// Stores a `Date`.
  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value == Date {
    self.init(key, wrappedValue, .date)
  }

  /// Stores `Data`, which should be small, as all values of a window are held in memory.
  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value == Data {
    self.init(key, wrappedValue, .plain)
  }

  /// Stores a value with an `Int` raw value, such as an enum; an invalid raw value counts as
  /// missing.
  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw(.plain))
  }

  /// Stores a value with a `String` raw value, such as an enum; an invalid raw value counts as
  /// missing.
  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw(.plain))
  }

  /// Stores a `Bool`; nil if there is none, and setting nil removes it.
  public nonisolated init(_ key: String) where Value == Bool? {
    self.init(key, nil, StoredValue<Bool>.plain.optional())
  }

  /// Stores an `Int`; nil if there is none, and setting nil removes it.
  public nonisolated init(_ key: String) where Value == Int? {
    self.init(key, nil, StoredValue<Int>.plain.optional())
  }

  /// Stores a `Double`; nil if there is none, and setting nil removes it.
  public nonisolated init(_ key: String) where Value == Double? {
    self.init(key, nil, StoredValue<Double>.plain.optional())
  }

  /// Stores a `String`; nil if there is none, and setting nil removes it.
  public nonisolated init(_ key: String) where Value == String? {
    self.init(key, nil, StoredValue<String>.plain.optional())
  }

  /// Stores a `URL`; nil if there is none, and setting nil removes it.
  public nonisolated init(_ key: String) where Value == URL? {
    self.init(key, nil, StoredValue<URL>.url.optional())
  }

  /// Stores a `Date`; nil if there is none, and setting nil removes it.
  public nonisolated init(_ key: String) where Value == Date? {
    self.init(key, nil, StoredValue<Date>.date.optional())
  }

  /// Stores `Data`; nil if there is none, and setting nil removes it.
  public nonisolated init(_ key: String) where Value == Data? {
    self.init(key, nil, StoredValue<Data>.plain.optional())
  }

  /// Stores a value with an `Int` raw value; nil if there is none, and setting nil removes it.
  public nonisolated init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, nil, StoredValue<R>.raw(.plain).optional())
  }

  /// Stores a value with a `String` raw value; nil if there is none, and setting nil removes it.
  public nonisolated init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, nil, StoredValue<R>.raw(.plain).optional())
  }
}

extension SceneStorage where Value: Codable {
  /// Stores a value of this package as JSON.
  package init(_ key: String, codable initial: Value) { self.init(key, initial, .json) }
}
