import ViewRuntime

/// Combines the tabs of a loop into one type: see the initializers of `ForEach`.
@resultBuilder
public enum _TabListBuilder<TabValue: Hashable> {
  /// Passes one entry of the list through.
  public static func buildExpression<C: TabContent>(_ content: C) -> _TabList<TabValue>
  where C.TabValue == TabValue { _TabList(parts: [content]) }

  /// Combines any number of entries in order.
  public static func buildBlock(_ content: _TabList<TabValue>...) -> _TabList<TabValue> {
    content.count == 1 ? content[0] : _TabList(parts: content)
  }

  /// Wraps the tabs of an `if` without an `else`; nil means no tabs.
  public static func buildOptional(_ content: _TabList<TabValue>?) -> _TabList<TabValue> {
    content ?? _TabList(parts: [])
  }

  /// Wraps the tabs of an `if` whose condition is true; their state is lost when it changes.
  public static func buildEither(first: _TabList<TabValue>) -> _TabList<TabValue> {
    _TabList(parts: [first], branch: 1)
  }

  /// Wraps the tabs of an `else`; their state is lost when the condition changes.
  public static func buildEither(second: _TabList<TabValue>) -> _TabList<TabValue> {
    _TabList(parts: [second], branch: 2)
  }

  /// Wraps the tabs of an `if #available`.
  public static func buildLimitedAvailability(
    _ content: _TabList<TabValue>
  ) -> _TabList<TabValue> { content }
}
