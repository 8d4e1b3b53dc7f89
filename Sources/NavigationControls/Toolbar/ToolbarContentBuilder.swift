import ViewRuntime

/// Combines the items listed in a closure; `if`, `else` and `switch` are supported.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Passes an item through unchanged.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Passes a single item through unchanged.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Combines any number of items.
  @_disfavoredOverload
  public static func buildBlock<First: ToolbarContent, each Content: ToolbarContent>(
    _ first: First, _ content: repeat each Content
  ) -> some CustomizableToolbarContent {
    _ToolbarViewContent(
      TupleView((_ToolbarContentView(first), repeat _ToolbarContentView(each content))))
  }

  /// Wraps the item of an `if` without an `else`.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> some CustomizableToolbarContent {
    _ToolbarViewContent(content.map { _ToolbarContentView($0) })
  }

  /// Wraps the item of an `if` whose condition is true.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ToolbarViewContent<
    _ConditionalContent<_ToolbarContentView<First>, _ToolbarContentView<Second>>
  > {
    _ToolbarViewContent(_ConditionalContent(storage: .trueContent(_ToolbarContentView(first))))
  }

  /// Wraps the item of an `else`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ToolbarViewContent<
    _ConditionalContent<_ToolbarContentView<First>, _ToolbarContentView<Second>>
  > {
    _ToolbarViewContent(_ConditionalContent(storage: .falseContent(_ToolbarContentView(second))))
  }

  /// Erases the type of the item of an `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> some CustomizableToolbarContent {
    _ToolbarViewContent(AnyView(_ToolbarContentView(content)))
  }
}
