import ViewRuntime

/// Puts the tabs of a loop together, all as one type: see the loops' initializers.
@resultBuilder
public enum _TabListBuilder<TabValue: Hashable> {
  /// Takes one entry of the list.
  public static func buildExpression<C: TabContent>(_ content: C) -> _TabList<TabValue>
  where C.TabValue == TabValue { _TabList(parts: [content]) }

  /// Puts the entries one after another; there may be any number of them.
  public static func buildBlock(_ content: _TabList<TabValue>...) -> _TabList<TabValue> {
    content.count == 1 ? content[0] : _TabList(parts: content)
  }

  /// Takes the tabs of an `if` without an `else`; nil: none.
  public static func buildOptional(_ content: _TabList<TabValue>?) -> _TabList<TabValue> {
    content ?? _TabList(parts: [])
  }

  /// Takes the tabs of an `if` whose condition holds; their state goes when it changes.
  public static func buildEither(first: _TabList<TabValue>) -> _TabList<TabValue> {
    _TabList(parts: [first], branch: 1)
  }

  /// Takes the tabs of an `else`; their state goes when the condition changes.
  public static func buildEither(second: _TabList<TabValue>) -> _TabList<TabValue> {
    _TabList(parts: [second], branch: 2)
  }

  /// Takes the tabs of an `if #available`.
  public static func buildLimitedAvailability(
    _ content: _TabList<TabValue>
  ) -> _TabList<TabValue> { content }
}
