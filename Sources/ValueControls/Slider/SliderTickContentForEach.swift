import ViewRuntime

/// Ticks for the elements of a collection.
///
/// The closure is not a builder, because its type would have to be known before the closure is
/// type-checked.
public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  public typealias Value = Content.Value
  /// The ticks of all elements, in order.
  public let _ticks: [SliderTick<Content.Value>]
  public var body: Self { self }

  /// Creates ticks for each element, all of them eagerly.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    content: (Data.Element) -> Content
  ) {
    _ticks = data.flatMap { content($0)._ticks }
  }

  /// Creates ticks for each identifiable element, all of them eagerly.
  public init(
    _ data: Data, content: (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    _ticks = data.flatMap { content($0)._ticks }
  }
}
