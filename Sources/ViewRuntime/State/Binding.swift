/// A reference to a value that is owned elsewhere: read it, write it, pass it on.
///
/// ```swift
/// struct VolumeSlider: View {
///   @Binding var volume: Double
///
///   var body: some View { Slider(value: $volume) }
/// }
/// // in the owner's body:
/// VolumeSlider(volume: $volume)
/// ```
///
/// A child that reads a binding runs again when the value changes; a parent that only passes
/// `$volume` on does not (S2.8). Writing goes straight to the owner (S3.1).
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  package var location: Location<Value>

  /// The transaction carried by every write through this binding (S3.7).
  public var transaction: Transaction

  package init(location: Location<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    self.transaction = transaction
  }

  /// Creates a binding from two closures: for conversion, validation, logging.
  ///
  /// `set` is called on every write, including equal values. A child that receives such a binding
  /// runs again whenever its parent does (S3.3).
  ///
  /// ```swift
  /// let fahrenheit = Binding(get: { celsius * 9 / 5 + 32 }, set: { celsius = ($0 - 32) * 5 / 9 })
  /// ```
  ///
  /// `get` is called immediately, so a body that creates the binding depends on everything `get`
  /// reads.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self = .unread(get: get, set: set)
    _ = get()
  }

  /// Like `init(get:set:)`, except that `set` also receives the transaction of the write.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(location: FunctionalLocation(get: get, set: set))
    _ = get()
  }

  /// Creates a binding from two closures without reading anything: when the library derives a
  /// binding from the program's, the program's body must not count as having read it (S2.7).
  package static func unread(
    get: @escaping () -> Value, set: @escaping (Value) -> Void
  ) -> Binding {
    Binding(
      location: FunctionalLocation(get: get) { value, transaction in
        Transaction.carry(transaction) { set(value) }
      })
  }

  /// Creates a binding whose value never changes: for previews and tests (S3.4).
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The current value. Setting it writes to the owner, with this binding's transaction.
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set { location.write(newValue, transaction.merging(Transaction.current)) }
  }

  /// The binding itself, so that `$binding` can be passed on.
  public var projectedValue: Binding<Value> { self }

  /// Takes over another binding, as a closure's `$item` does.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Returns a binding to a part of the value: `$profile.name` (S3.2).
  ///
  /// Taking one to a property of an object in a body counts as reading that property (S5.13).
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    if EvaluationContext.isEvaluating, keyPath is ReferenceWritableKeyPath<Value, Subject> {
      location.noteRead(of: keyPath)
    }
    return Binding<Subject>(location: location.projecting(keyPath), transaction: transaction)
  }

  /// Returns a copy whose writes carry `transaction` (S3.7).
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: location, transaction: transaction)
  }

  /// Returns a copy whose writes are animated (S3.7).
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }
}

// Its location is safe to use from any thread if the value is (S10.9).
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: RuntimeProperty {
  package static func connect(
    _ property: inout Binding, _ storage: PropertyStorage?, _ owner: BodyObserver
  ) {}

  package static func version(_ property: UnsafePointer<Self>, _ storage: PropertyStorage?) -> Int {
    property.pointee.location.version
  }

  package static var comparison: ValueComparison.Comparison {
    // A child writes with the transaction of the binding that it was given (S3.7).
    compare {
      $0.location.isSame(as: $1.location)
        && ($0.transaction.isEmpty && $1.transaction.isEmpty
          || $0.transaction.isSame(as: $1.transaction))
    }
  }
}

// MARK: - Optional values

extension Binding {
  /// Creates a binding to an optional that holds this value; writing nil is ignored (S3.5).
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      location: ConvertedLocation(base: base.location, convert: { $0 }, convertBack: { $0 }),
      transaction: base.transaction)
  }

  /// Creates a binding to the value inside an optional; nil if the optional is nil now (S3.5).
  ///
  /// Reading it after the optional became nil stops the program.
  public init?(_ base: Binding<Value?>) {
    guard base.location.read() != nil else { return nil }
    self.init(
      location: UnwrappingLocation(base: base.location), transaction: base.transaction)
  }

  /// Creates a type-erased binding; writes of another type are ignored.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      location: ConvertedLocation(
        base: base.location, convert: { AnyHashable($0) }, convertBack: { $0.base as? V }),
      transaction: base.transaction)
  }
}

/// Another location's value as another type. Two types have only one conversion between them, so
/// locations with the same base are the same.
private final class ConvertedLocation<Base, Value>: Location<Value>, @unchecked Sendable {
  private let base: Location<Base>
  private let convert: (Base) -> Value
  /// Returns nil for a value that is not written.
  private let convertBack: (Value) -> Base?

  init(
    base: Location<Base>, convert: @escaping (Base) -> Value,
    convertBack: @escaping (Value) -> Base?
  ) {
    self.base = base
    self.convert = convert
    self.convertBack = convertBack
  }

  override var origin: (place: AnyObject?, path: () -> String?) { base.origin }
  override var version: Int { base.version }

  override func read() -> Value { convert(base.read()) }
  override func readIfThere() -> Value? { base.readIfThere().map(convert) }
  override func peek() -> Value { convert(base.peek()) }

  override func write(_ value: Value, _ transaction: Transaction) {
    guard let value = convertBack(value) else { return }
    base.write(value, transaction)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    (other as? ConvertedLocation<Base, Value>)?.base.isSame(as: base) ?? false
  }
}

/// Its last value is read and written only while a body runs, which is on the main actor.
private final class UnwrappingLocation<Value>: Location<Value>, @unchecked Sendable {
  private let base: Location<Value?>
  private var lastSeen = LastSeen<Value>()

  init(base: Location<Value?>) { self.base = base }

  override var origin: (place: AnyObject?, path: () -> String?) { base.origin }

  override func read() -> Value {
    guard let value = lastSeen.settle(base.read()) else {
      fatalError(
        "SwiftUI: a Binding made from an optional Binding<\(Value.self)?> was read after the value "
          + "became nil. Remove the view that uses it when the value is nil (for example with "
          + "`if let`).")
    }
    return value
  }

  override func write(_ value: Value, _ transaction: Transaction) {
    base.write(value, transaction)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    (other as? UnwrappingLocation<Value>)?.base.isSame(as: base) ?? false
  }
}

// MARK: - Identity and collections

extension Binding: Identifiable where Value: Identifiable {
  /// The wrapped value's id, so that `ForEach($items)` preserves the items' identities (S3.6).
  public var id: Value.ID { location.peek().id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  /// The index of the first element.
  public var startIndex: Value.Index { location.read().startIndex }
  /// The index past the last element.
  public var endIndex: Value.Index { location.read().endIndex }
  /// The indices of the elements, in order.
  public var indices: Value.Indices { location.read().indices }

  /// Returns the index after `i`.
  public func index(after i: Value.Index) -> Value.Index { location.read().index(after: i) }
  /// Advances an index to the next element.
  public func formIndex(after i: inout Value.Index) { location.read().formIndex(after: &i) }

  /// A binding to the element at an index. Like the collection itself, it stops the program if it
  /// is read after the element was removed (S3.6).
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      location: ElementLocation(base: location, index: position), transaction: transaction)
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// Returns the index before `i`.
  public func index(before i: Value.Index) -> Value.Index { location.read().index(before: i) }
  /// Moves an index back to the previous element.
  public func formIndex(before i: inout Value.Index) { location.read().formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
