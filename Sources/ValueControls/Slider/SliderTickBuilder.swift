import ViewRuntime

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
