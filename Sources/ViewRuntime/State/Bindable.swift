import Combine
import Observation

/// Gives bindings to the properties of an `@Observable` object.
///
/// Stores only the reference, so it works as a property of a view, as a local variable in a body,
/// on globals and on environment objects (S5.11).
///
/// ```swift
/// struct TitleEditor: View {
///   @Bindable var book: Book
///   var body: some View { TextField("Title", text: $book.title) }
/// }
/// ```
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The wrapper itself: `$book.title` is a binding to the property.
  public var projectedValue: Bindable<Value> { self }

  /// Exists for the compiler's error message only: the object must be `@Observable`.
  @available(*, unavailable, message: "The wrapped value must be an object that is @Observable.")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject {
  /// Returns a binding to a property of the object.
  ///
  /// Taking one in a body counts as reading the property: the body runs again when it changes
  /// (S5.13).
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    if EvaluationContext.isEvaluating { _ = wrappedValue[keyPath: keyPath] }
    return Binding(location: ObservableLocation(wrappedValue, keyPath))
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Wraps the object of a declared property: `@Bindable var book`.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Wraps an object without declaring a property.
  ///
  /// ```swift
  /// TextField("Title", text: Bindable(book).title)
  /// ```
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Takes over the object of another `Bindable`, as a closure's `$book` does.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

extension Bindable: DynamicProperty {}

/// A property of an observable object; the object itself tracks reads.
private final class ObservableLocation<Root: AnyObject, Value>: Location<Value>,
  @unchecked Sendable
{
  private let object: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  init(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func read() -> Value { object[keyPath: keyPath] }

  override var origin: (place: AnyObject?, path: () -> String?) {
    (object, { [keyPath] in PathText.path(of: keyPath) })
  }

  override func write(_ value: Value, _ transaction: Transaction) {
    Transaction.carry(transaction) { object[keyPath: keyPath] = value }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObservableLocation<Root, Value> else { return false }
    return other.object === object && other.keyPath == keyPath
  }
}
