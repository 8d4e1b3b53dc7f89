import ViewRuntime

/// The ticks of a slider.
public protocol SliderTickContent<Value> {
  /// The type of the slider's value.
  associatedtype Value: BinaryFloatingPoint
  /// The type of `body`; `Never` for the library's own content.
  associatedtype Body: SliderTickContent where Body.Value == Value

  /// The ticks that compose this content.
  @SliderTickBuilder<Value> var body: Body { get }

  /// Provided by the library's own content: the ticks in order.
  var _ticks: [SliderTick<Value>] { get }
}

extension SliderTickContent {
  /// The ticks of its body.
  public var _ticks: [SliderTick<Value>] { body._ticks }
}
