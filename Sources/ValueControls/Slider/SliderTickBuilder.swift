import ViewRuntime

/// Builds the ticks of a slider from a closure; `if`, `else` and `switch` work.
@resultBuilder
public struct SliderTickBuilder<Value: BinaryFloatingPoint> {
  /// Accepts one or more ticks as written.
  public static func buildExpression<C: SliderTickContent>(_ content: C) -> C
  where C.Value == Value { content }

  /// Returns a single content unchanged.
  public static func buildBlock<C: SliderTickContent>(_ content: C) -> C where C.Value == Value {
    content
  }

  /// Concatenates any number of contents.
  @_disfavoredOverload
  public static func buildBlock(_ parts: any SliderTickContent<Value>...)
    -> TupleSliderTickContent<Value>
  { TupleSliderTickContent(_ticks: parts.flatMap { $0._ticks }) }

  /// Accepts the content of an `if` without an `else`.
  public static func buildIf<C: SliderTickContent>(_ content: C?) -> C?
  where C.Value == Value { content }

  /// Accepts the content of an `if` whose condition holds.
  public static func buildEither<C: SliderTickContent>(first: C) -> TupleSliderTickContent<Value>
  where C.Value == Value { TupleSliderTickContent(_ticks: first._ticks) }

  /// Accepts the content of an `else`.
  public static func buildEither<C: SliderTickContent>(second: C) -> TupleSliderTickContent<Value>
  where C.Value == Value { TupleSliderTickContent(_ticks: second._ticks) }
}
