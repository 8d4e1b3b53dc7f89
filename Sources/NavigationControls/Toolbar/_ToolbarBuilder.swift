import ViewRuntime

/// Combines the items, or the views, listed in a toolbar's closure.
@resultBuilder
public enum _ToolbarBuilder {
  /// Passes an item through unchanged.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Passes a view through unchanged.
  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Makes a toolbar without items.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Passes a single item or view through unchanged.
  public static func buildBlock<Content>(_ content: Content) -> Content { content }

  /// Combines any number of items.
  @_disfavoredOverload
  public static func buildBlock<First: ToolbarContent, each Content: ToolbarContent>(
    _ first: First, _ content: repeat each Content
  ) -> some CustomizableToolbarContent {
    ToolbarContentBuilder.buildBlock(first, repeat each content)
  }

  /// Combines any number of views.
  @_disfavoredOverload
  public static func buildBlock<First: View, each Content: View>(
    _ first: First, _ content: repeat each Content
  ) -> TupleView<(First, repeat each Content)> {
    TupleView((first, repeat each content))
  }

  /// Rejects views mixed with items.
  @available(
    *, unavailable,
    message: "A toolbar is made of items or of views: put each view in a ToolbarItem of its own."
  )
  @_disfavoredOverload
  public static func buildBlock<First, Second, each Content>(
    _ first: First, _ second: Second, _ content: repeat each Content
  ) -> EmptyView {
    EmptyView()
  }

  /// Wraps the item of an `if` without an `else`.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> some CustomizableToolbarContent {
    ToolbarContentBuilder.buildIf(content)
  }

  /// Wraps the view of an `if` without an `else`.
  @_disfavoredOverload
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Wraps the item of an `if` whose condition is true.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ToolbarViewContent<
    _ConditionalContent<_ToolbarContentView<First>, _ToolbarContentView<Second>>
  > {
    ToolbarContentBuilder.buildEither(first: first)
  }

  /// Wraps the item of an `else`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ToolbarViewContent<
    _ConditionalContent<_ToolbarContentView<First>, _ToolbarContentView<Second>>
  > {
    ToolbarContentBuilder.buildEither(second: second)
  }

  /// Wraps the view of an `if` whose condition is true.
  @_disfavoredOverload
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(first: first)
  }

  /// Wraps the view of an `else`.
  @_disfavoredOverload
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(second: second)
  }

  /// Erases the type of the item of an `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> some CustomizableToolbarContent {
    ToolbarContentBuilder.buildLimitedAvailability(content)
  }

  /// Erases the type of the view of an `if #available`.
  @_disfavoredOverload
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
