import Foundation

// One initialiser for each type that a property list can hold, as a value with a default and as an
// optional without one.

extension SceneStorage {
  /// - Parameter wrappedValue: what holds while there is no value.
  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value == Bool {
    self.init(key, wrappedValue, .plain)
  }

  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value == Int {
    self.init(key, wrappedValue, .plain)
  }

  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value == Double {
    self.init(key, wrappedValue, .plain)
  }

  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value == String {
    self.init(key, wrappedValue, .plain)
  }

  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value == URL {
    self.init(key, wrappedValue, .url)
  }

  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value == Date {
    self.init(key, wrappedValue, .date)
  }

  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value == Data {
    self.init(key, wrappedValue, .plain)
  }

  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw(.plain))
  }

  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw(.plain))
  }

  public nonisolated init(_ key: String) where Value == Bool? {
    self.init(key, nil, StoredValue<Bool>.plain.optional())
  }

  public nonisolated init(_ key: String) where Value == Int? {
    self.init(key, nil, StoredValue<Int>.plain.optional())
  }

  public nonisolated init(_ key: String) where Value == Double? {
    self.init(key, nil, StoredValue<Double>.plain.optional())
  }

  public nonisolated init(_ key: String) where Value == String? {
    self.init(key, nil, StoredValue<String>.plain.optional())
  }

  public nonisolated init(_ key: String) where Value == URL? {
    self.init(key, nil, StoredValue<URL>.url.optional())
  }

  public nonisolated init(_ key: String) where Value == Date? {
    self.init(key, nil, StoredValue<Date>.date.optional())
  }

  public nonisolated init(_ key: String) where Value == Data? {
    self.init(key, nil, StoredValue<Data>.plain.optional())
  }

  public nonisolated init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, nil, StoredValue<R>.raw(.plain).optional())
  }

  public nonisolated init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, nil, StoredValue<R>.raw(.plain).optional())
  }
}
