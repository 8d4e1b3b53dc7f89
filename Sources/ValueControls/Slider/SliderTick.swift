import ViewRuntime

/// A tick at one of a slider's values, with an optional label.
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

  /// Creates a tick without a label.
  public init(_ value: V) {
    self.value = value
    label = nil
  }

  /// Creates a tick with a label in small type below it.
  public init(_ value: V, @ViewBuilder label: () -> some View) {
    self.value = value
    self.label = AnyView(label())
  }

  /// The identity of a tick.
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
  /// The tick itself.
  public var _ticks: [SliderTick<V>] { [self] }
}

/// Optional ticks.
extension Optional: SliderTickContent where Wrapped: SliderTickContent {
  public typealias Value = Wrapped.Value
  public var body: Self { self }
  /// The ticks, or none.
  public var _ticks: [SliderTick<Wrapped.Value>] { self?._ticks ?? [] }
}
