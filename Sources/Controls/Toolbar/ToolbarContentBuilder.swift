import ViewRuntime

/// Makes one toolbar content of the items listed in a closure; `if`, `else` and `switch` work.
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Any number of items.
  @_disfavoredOverload
  public static func buildBlock<First: ToolbarContent, each Content: ToolbarContent>(
    _ first: First, _ content: repeat each Content
  ) -> some CustomizableToolbarContent {
    _ToolbarViewContent(
      TupleView((_ToolbarContentView(first), repeat _ToolbarContentView(each content))))
  }

  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> some CustomizableToolbarContent {
    _ToolbarViewContent(content.map { _ToolbarContentView($0) })
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ToolbarViewContent<
    _ConditionalContent<_ToolbarContentView<First>, _ToolbarContentView<Second>>
  > {
    _ToolbarViewContent(_ConditionalContent(storage: .trueContent(_ToolbarContentView(first))))
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ToolbarViewContent<
    _ConditionalContent<_ToolbarContentView<First>, _ToolbarContentView<Second>>
  > {
    _ToolbarViewContent(_ConditionalContent(storage: .falseContent(_ToolbarContentView(second))))
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> some CustomizableToolbarContent {
    _ToolbarViewContent(AnyView(_ToolbarContentView(content)))
  }
}
