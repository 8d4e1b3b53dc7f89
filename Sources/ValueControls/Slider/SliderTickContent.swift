import ViewRuntime

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

/// Several marks.
public struct TupleSliderTickContent<Value: BinaryFloatingPoint>: SliderTickContent {
  /// All marks in their order.
  public let _ticks: [SliderTick<Value>]
  public var body: Self { self }
}
