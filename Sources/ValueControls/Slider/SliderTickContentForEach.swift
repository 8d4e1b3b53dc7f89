import ViewRuntime

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
