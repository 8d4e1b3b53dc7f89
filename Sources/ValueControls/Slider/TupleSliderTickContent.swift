import ViewRuntime

/// Several ticks.
public struct TupleSliderTickContent<Value: BinaryFloatingPoint>: SliderTickContent {
  /// All ticks in order.
  public let _ticks: [SliderTick<Value>]
  public var body: Self { self }
}
