import ViewRuntime

/// Combines the tabs listed in a closure into the pages of a tab view; `if`, `else` and `switch`
/// are supported.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// Passes one entry of the list through.
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  /// Passes a single entry through unchanged.
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
    content
  }

  /// Combines any number of tabs.
  @_disfavoredOverload
  public static func buildBlock<First: TabContent, each Rest: TabContent>(
    _ first: First, _ rest: repeat each Rest
  ) -> _TabList<TabValue> where First.TabValue == TabValue {
    var parts: [any TabContent] = [first]
    repeat parts.append(each rest)
    return _TabList(parts: parts)
  }

  /// Wraps the tabs of an `if` without an `else`; nil means no tabs.
  public static func buildIf<C: TabContent>(_ content: C?) -> _OptionalTabContent<C>
  where C.TabValue == TabValue {
    _OptionalTabContent(content: content)
  }

  /// Wraps the tabs of an `if` whose condition is true; their state is lost when it changes.
  public static func buildEither<C: TabContent>(first: C) -> _TabList<TabValue>
  where C.TabValue == TabValue {
    _TabList(parts: [first], branch: 1)
  }

  /// Wraps the tabs of an `else`; their state is lost when the condition changes.
  public static func buildEither<C: TabContent>(second: C) -> _TabList<TabValue>
  where C.TabValue == TabValue {
    _TabList(parts: [second], branch: 2)
  }

  /// Wraps the tabs of an `if #available`.
  public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> _TabList<TabValue>
  where C.TabValue == TabValue {
    _TabList(parts: [content])
  }

  /// Tabs as the content of a tab view.
  public struct Content<C> {
    let tabs: C

    nonisolated init(_ tabs: C) { self.tabs = tabs }
  }
}

extension TabContentBuilder.Content: View where C: TabContent {
  public var body: some View {
    // A tab view extracts the pages; anywhere else the first one is shown.
    var pages = TabPages()
    pages.append(tabs)
    return pages.pages.first?.content
  }
}

extension TabContentBuilder.Content: TabPageList where C: TabContent {
  func appendPages(at path: PagePath, to pages: inout [TabPage]) {
    var collected = TabPages(path: path)
    collected.append(tabs)
    pages += collected.pages
  }
}
