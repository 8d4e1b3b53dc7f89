/// Makes one view of the views listed in a closure.
///
/// `if`, `else`, `switch`, `if let` and `if #available` work; a `for` does not (use `ForEach`).
///
/// ```swift
/// @ViewBuilder var badge: some View {
///   if count > 0 { Text("\(count)") } else { EmptyView() }
/// }
/// ```
@resultBuilder
public enum ViewBuilder {
  // Consuming: a view is handed on, not copied and let go.
  /// Takes a view as written.
  public static func buildExpression<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  /// Nothing listed: a view that shows nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view, as it is.
  public static func buildBlock<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  /// Any number of views: there is no limit of ten.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// The view of an `if` without an `else`; nil while the condition does not hold.
  public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

  /// The view of an `if` whose condition holds.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: consuming TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The view of an `else`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: consuming FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// The view of an `if #available`, with its type left open.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
