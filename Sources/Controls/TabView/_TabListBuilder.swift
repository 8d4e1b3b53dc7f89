import ViewRuntime

/// Puts the tabs of a loop together, all as one type: see the loops' initializers.
@resultBuilder
public enum _TabListBuilder<TabValue: Hashable> {
  public static func buildExpression<C: TabContent>(_ content: C) -> _TabList<TabValue>
  where C.TabValue == TabValue { _TabList(parts: [content]) }

  public static func buildBlock(_ content: _TabList<TabValue>...) -> _TabList<TabValue> {
    content.count == 1 ? content[0] : _TabList(parts: content)
  }

  public static func buildOptional(_ content: _TabList<TabValue>?) -> _TabList<TabValue> {
    content ?? _TabList(parts: [])
  }

  public static func buildEither(first: _TabList<TabValue>) -> _TabList<TabValue> {
    _TabList(parts: [first], branch: 1)
  }

  public static func buildEither(second: _TabList<TabValue>) -> _TabList<TabValue> {
    _TabList(parts: [second], branch: 2)
  }

  public static func buildLimitedAvailability(
    _ content: _TabList<TabValue>
  ) -> _TabList<TabValue> { content }
}
