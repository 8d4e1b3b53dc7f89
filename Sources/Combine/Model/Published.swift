/// A property of an ``ObservableObject`` that announces when it is about to change.
///
/// ```swift
/// final class Search: ObservableObject {
///   @Published var text = ""
/// }
/// search.$text.sink { print("now \($0)") }                // the current value first
/// ```
///
/// Each assignment, even of an equal value (S4.2), notifies in this order while the property still
/// has its old value: the object's `objectWillChange`, then the subscribers of `$text` with the new
/// value (S4.1). Only properties of classes can use it.
///
/// - Complexity: an assignment without observers costs two key path look-ups and a comparison;
///   nothing is searched by reflection.
@propertyWrapper
public struct Published<Value> {
  private let storage: PublishedStorage<Value>
  var inspectedValue: Value { storage.value }

  /// A property with its initial value.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// A property with its initial value, for `_text = Published(initialValue: "")`.
  public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

  /// The property's publisher, when it is accessed through the wrapper: `_text.projectedValue`.
  ///
  /// Like `$text`, it is assigned only as part of `assign(to:)`.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set {}
  }

  /// Properties of structs cannot be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes") }
  }

  /// The accessor that the compiler uses for a property of a class.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get {
      PublishedReads.note(object, storageKeyPath)
      return object[keyPath: storageKeyPath].storage.value
    }
    set { object[keyPath: storageKeyPath].storage.set(newValue, of: object) }
  }

  /// The property's publisher, `$text`: the current value first, then each new one before it is
  /// set.
  ///
  /// It is assigned only as part of `assign(to: &$text)`; assigning another property's publisher to
  /// it changes nothing.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      storage.belongs(to: object)
      return Publisher(storage: storage)
    }
    set {}
  }

  /// The publisher of a published property.
  public struct Publisher: Combine.Publisher {
    /// The property's values.
    public typealias Output = Value

    /// This publisher never fails; it ends with its object.
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Value == S.Input, S.Failure == Never {
      storage.join(subscriber)
    }
  }
}
