import ViewRuntime

/// Makes one toolbar content of the items listed in a closure; `if`, `else` and `switch` work.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Takes an item as written.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// One item, as it is.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Any number of items.
  @_disfavoredOverload
  public static func buildBlock<First: ToolbarContent, each Content: ToolbarContent>(
    _ first: First, _ content: repeat each Content
  ) -> some CustomizableToolbarContent {
    _ToolbarViewContent(
      TupleView((_ToolbarContentView(first), repeat _ToolbarContentView(each content))))
  }

  /// The item of an `if` without an `else`.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> some CustomizableToolbarContent {
    _ToolbarViewContent(content.map { _ToolbarContentView($0) })
  }

  /// The item of an `if` whose condition holds.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ToolbarViewContent<
    _ConditionalContent<_ToolbarContentView<First>, _ToolbarContentView<Second>>
  > {
    _ToolbarViewContent(_ConditionalContent(storage: .trueContent(_ToolbarContentView(first))))
  }

  /// The item of an `else`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ToolbarViewContent<
    _ConditionalContent<_ToolbarContentView<First>, _ToolbarContentView<Second>>
  > {
    _ToolbarViewContent(_ConditionalContent(storage: .falseContent(_ToolbarContentView(second))))
  }

  /// The item of an `if #available`, with its type left open.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> some CustomizableToolbarContent {
    _ToolbarViewContent(AnyView(_ToolbarContentView(content)))
  }
}
