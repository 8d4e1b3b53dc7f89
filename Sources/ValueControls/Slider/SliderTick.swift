import ViewRuntime

/// A mark at one of a slider's values, with a label where it has one.
///
/// ```swift
/// Slider(value: $share) {
///   Text("Share")
/// } ticks: {
///   SliderTick(0.25)
///   SliderTick(0.5) { Text("Half") }
/// }
/// ```
public struct SliderTick<V: BinaryFloatingPoint> {
  let value: V
  let label: AnyView?

  /// A mark without a label.
  public init(_ value: V) {
    self.value = value
    label = nil
  }

  /// A mark with a label below it, in small letters.
  public init(_ value: V, @ViewBuilder label: () -> some View) {
    self.value = value
    self.label = AnyView(label())
  }

  /// Which of the ticks.
  public struct ID: Hashable {
    let value: V
  }
}

extension SliderTick: Identifiable {
  public var id: ID { ID(value: value) }
}

/// Marks of a slider.
public protocol SliderTickContent<Value> {
  associatedtype Value: BinaryFloatingPoint
  associatedtype Body: SliderTickContent where Body.Value == Value

  @SliderTickBuilder<Value> var body: Body { get }

  /// Built-in content only: the marks in their order.
  var _ticks: [SliderTick<Value>] { get }
}

extension SliderTickContent {
  /// The marks of its body.
  public var _ticks: [SliderTick<Value>] { body._ticks }
}

extension SliderTick: SliderTickContent {
  public typealias Value = V
  public var body: Self { self }
  /// The mark itself.
  public var _ticks: [SliderTick<V>] { [self] }
}

/// Marks that may be left out.
extension Optional: SliderTickContent where Wrapped: SliderTickContent {
  public typealias Value = Wrapped.Value
  public var body: Self { self }
  /// The marks, or none.
  public var _ticks: [SliderTick<Wrapped.Value>] { self?._ticks ?? [] }
}

/// Several marks.
public struct TupleSliderTickContent<Value: BinaryFloatingPoint>: SliderTickContent {
  /// All marks in their order.
  public let _ticks: [SliderTick<Value>]
  public var body: Self { self }
}

/// Marks for the elements of a collection.
///
/// Without a builder: its type would have to be known before the closure is, and is not.
public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  public typealias Value = Content.Value
  /// The marks of all elements in their order.
  public let _ticks: [SliderTick<Content.Value>]
  public var body: Self { self }

  /// Marks for each element; all are made at once.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    content: (Data.Element) -> Content
  ) {
    _ticks = data.flatMap { content($0)._ticks }
  }

  /// Marks for each element with an id; all are made at once.
  public init(
    _ data: Data, content: (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    _ticks = data.flatMap { content($0)._ticks }
  }
}

/// Makes the marks of a slider of those listed in a closure; `if`, `else` and `switch` work.
@resultBuilder
public struct SliderTickBuilder<Value: BinaryFloatingPoint> {
  /// Takes a mark, or several, as written.
  public static func buildExpression<C: SliderTickContent>(_ content: C) -> C
  where C.Value == Value { content }

  /// One content, as it is.
  public static func buildBlock<C: SliderTickContent>(_ content: C) -> C where C.Value == Value {
    content
  }

  /// Any number of contents, one after another.
  @_disfavoredOverload
  public static func buildBlock(_ parts: any SliderTickContent<Value>...)
    -> TupleSliderTickContent<Value>
  { TupleSliderTickContent(_ticks: parts.flatMap { $0._ticks }) }

  /// The content of an `if` without an `else`.
  public static func buildIf<C: SliderTickContent>(_ content: C?) -> C?
  where C.Value == Value { content }

  /// The content of an `if` whose condition holds.
  public static func buildEither<C: SliderTickContent>(first: C) -> TupleSliderTickContent<Value>
  where C.Value == Value { TupleSliderTickContent(_ticks: first._ticks) }

  /// The content of an `else`.
  public static func buildEither<C: SliderTickContent>(second: C) -> TupleSliderTickContent<Value>
  where C.Value == Value { TupleSliderTickContent(_ticks: second._ticks) }
}
