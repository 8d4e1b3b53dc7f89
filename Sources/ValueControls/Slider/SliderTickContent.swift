import ViewRuntime

/// Marks of a slider.
public protocol SliderTickContent<Value> {
  /// The type of the slider's value.
  associatedtype Value: BinaryFloatingPoint
  /// What `body` is made of; `Never` of what the library has.
  associatedtype Body: SliderTickContent where Body.Value == Value

  /// The marks that these are made of.
  @SliderTickBuilder<Value> var body: Body { get }

  /// Built-in content only: the marks in their order.
  var _ticks: [SliderTick<Value>] { get }
}

extension SliderTickContent {
  /// The marks of its body.
  public var _ticks: [SliderTick<Value>] { body._ticks }
}

/// Several marks.
public struct TupleSliderTickContent<Value: BinaryFloatingPoint>: SliderTickContent {
  /// All marks in their order.
  public let _ticks: [SliderTick<Value>]
  public var body: Self { self }
}
