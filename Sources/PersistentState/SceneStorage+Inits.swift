import Foundation

// One initialiser for each type that a property list can hold, as a value with a default and as an
// optional without one.

extension SceneStorage {
  /// - Parameter wrappedValue: what holds while there is no value.
  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value == Bool {
    self.init(key, wrappedValue, .plain)
  }

  /// Keeps an `Int`.
  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value == Int {
    self.init(key, wrappedValue, .plain)
  }

  /// Keeps a `Double`.
  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value == Double {
    self.init(key, wrappedValue, .plain)
  }

  /// Keeps a `String`.
  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value == String {
    self.init(key, wrappedValue, .plain)
  }

  /// Keeps a `URL`, as text.
  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value == URL {
    self.init(key, wrappedValue, .url)
  }

  /// Keeps a `Date`.
  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value == Date {
    self.init(key, wrappedValue, .date)
  }

  /// Keeps `Data`: for what is small, as all values of a window are held in memory.
  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value == Data {
    self.init(key, wrappedValue, .plain)
  }

  /// Keeps a value whose raw value is an `Int`, such as an enum; a raw value that is none counts as
  /// not there.
  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw(.plain))
  }

  /// Keeps a value whose raw value is a `String`, such as an enum; a raw value that is none counts
  /// as not there.
  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw(.plain))
  }

  /// Keeps a `Bool`; nil while there is none, and setting nil removes it.
  public nonisolated init(_ key: String) where Value == Bool? {
    self.init(key, nil, StoredValue<Bool>.plain.optional())
  }

  /// Keeps an `Int`; nil while there is none, and setting nil removes it.
  public nonisolated init(_ key: String) where Value == Int? {
    self.init(key, nil, StoredValue<Int>.plain.optional())
  }

  /// Keeps a `Double`; nil while there is none, and setting nil removes it.
  public nonisolated init(_ key: String) where Value == Double? {
    self.init(key, nil, StoredValue<Double>.plain.optional())
  }

  /// Keeps a `String`; nil while there is none, and setting nil removes it.
  public nonisolated init(_ key: String) where Value == String? {
    self.init(key, nil, StoredValue<String>.plain.optional())
  }

  /// Keeps a `URL`; nil while there is none, and setting nil removes it.
  public nonisolated init(_ key: String) where Value == URL? {
    self.init(key, nil, StoredValue<URL>.url.optional())
  }

  /// Keeps a `Date`; nil while there is none, and setting nil removes it.
  public nonisolated init(_ key: String) where Value == Date? {
    self.init(key, nil, StoredValue<Date>.date.optional())
  }

  /// Keeps `Data`; nil while there are none, and setting nil removes them.
  public nonisolated init(_ key: String) where Value == Data? {
    self.init(key, nil, StoredValue<Data>.plain.optional())
  }

  /// Keeps a value whose raw value is an `Int`; nil while there is none, and setting nil removes
  /// it.
  public nonisolated init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, nil, StoredValue<R>.raw(.plain).optional())
  }

  /// Keeps a value whose raw value is a `String`; nil while there is none, and setting nil removes
  /// it.
  public nonisolated init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, nil, StoredValue<R>.raw(.plain).optional())
  }
}
