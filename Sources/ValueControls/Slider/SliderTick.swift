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
