/// Combines the views listed in a closure into one view.
///
/// `if`, `else`, `switch`, `if let` and `if #available` work; `for` does not (use `ForEach`).
///
/// ```swift
/// @ViewBuilder var badge: some View {
///   if count > 0 { Text("\(count)") } else { EmptyView() }
/// }
/// ```
@resultBuilder
public enum ViewBuilder {
  // Consuming: a view is passed on, not copied and released.
  /// Takes a view as written.
  public static func buildExpression<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  /// Builds a view that shows nothing from an empty closure.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns a single view unchanged.
  public static func buildBlock<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  /// Combines any number of views: there is no limit of ten.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// Builds the view of an `if` without `else`; nil while the condition is false.
  public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

  /// Builds the view of an `if` whose condition is true.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: consuming TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Builds the view of an `else`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: consuming FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Builds the view of an `if #available`, with its type erased.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
