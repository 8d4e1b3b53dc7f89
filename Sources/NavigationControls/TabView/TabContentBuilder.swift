import ViewRuntime

/// Makes the pages of a tab view of the tabs listed in a closure; `if`, `else` and `switch` work.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// Takes one entry of the list.
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  /// A single entry stays what it is.
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
    content
  }

  /// Any number of tabs.
  @_disfavoredOverload
  public static func buildBlock<First: TabContent, each Rest: TabContent>(
    _ first: First, _ rest: repeat each Rest
  ) -> _TabList<TabValue> where First.TabValue == TabValue {
    var parts: [any TabContent] = [first]
    repeat parts.append(each rest)
    return _TabList(parts: parts)
  }

  /// Takes the tabs of an `if` without an `else`; nil: none.
  public static func buildIf<C: TabContent>(_ content: C?) -> _OptionalTabContent<C>
  where C.TabValue == TabValue {
    _OptionalTabContent(content: content)
  }

  /// Takes the tabs of an `if` whose condition holds; their state goes when it changes.
  public static func buildEither<C: TabContent>(first: C) -> _TabList<TabValue>
  where C.TabValue == TabValue {
    _TabList(parts: [first], branch: 1)
  }

  /// Takes the tabs of an `else`; their state goes when the condition changes.
  public static func buildEither<C: TabContent>(second: C) -> _TabList<TabValue>
  where C.TabValue == TabValue {
    _TabList(parts: [second], branch: 2)
  }

  /// Takes the tabs of an `if #available`.
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
    // A tab view takes the pages out; anywhere else the first one shows.
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
