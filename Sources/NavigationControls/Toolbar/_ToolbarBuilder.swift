import ViewRuntime

/// Makes one content of a toolbar of the items, or of the views, listed in its closure.
@resultBuilder
public enum _ToolbarBuilder {
  /// Takes an item as written.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Takes a view as written.
  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Nothing listed: a toolbar without items.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One item or view, as it is.
  public static func buildBlock<Content>(_ content: Content) -> Content { content }

  /// Any number of items.
  @_disfavoredOverload
  public static func buildBlock<First: ToolbarContent, each Content: ToolbarContent>(
    _ first: First, _ content: repeat each Content
  ) -> some CustomizableToolbarContent {
    ToolbarContentBuilder.buildBlock(first, repeat each content)
  }

  /// Any number of views.
  @_disfavoredOverload
  public static func buildBlock<First: View, each Content: View>(
    _ first: First, _ content: repeat each Content
  ) -> TupleView<(First, repeat each Content)> {
    TupleView((first, repeat each content))
  }

  /// Refuses views beside items.
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

  /// The item of an `if` without an `else`.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> some CustomizableToolbarContent {
    ToolbarContentBuilder.buildIf(content)
  }

  /// The view of an `if` without an `else`.
  @_disfavoredOverload
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The item of an `if` whose condition holds.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ToolbarViewContent<
    _ConditionalContent<_ToolbarContentView<First>, _ToolbarContentView<Second>>
  > {
    ToolbarContentBuilder.buildEither(first: first)
  }

  /// The item of an `else`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ToolbarViewContent<
    _ConditionalContent<_ToolbarContentView<First>, _ToolbarContentView<Second>>
  > {
    ToolbarContentBuilder.buildEither(second: second)
  }

  /// The view of an `if` whose condition holds.
  @_disfavoredOverload
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(first: first)
  }

  /// The view of an `else`.
  @_disfavoredOverload
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(second: second)
  }

  /// The item of an `if #available`, with its type left open.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> some CustomizableToolbarContent {
    ToolbarContentBuilder.buildLimitedAvailability(content)
  }

  /// The view of an `if #available`, with its type left open.
  @_disfavoredOverload
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
