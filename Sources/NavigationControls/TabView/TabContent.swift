import ViewRuntime

/// Pages of a tab view: ``Tab``, ``TabSection``, a `ForEach` of them, or your own, made of those.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// What the selection is of.
  associatedtype TabValue: Hashable where Self.TabValue == Self.Body.TabValue
  /// What `body` is made of; `Never` of what the library has.
  associatedtype Body: TabContent

  @TabContentBuilder<Self.TabValue> var body: Self.Body { get }
}

extension Never: TabContent {
  public typealias TabValue = Never
}

/// Tab content that knows its pages by itself.
@MainActor
package protocol PrimitiveTabContent: TabContent {
  func appendPages(to pages: inout TabPages)
}

/// Collects the pages of tab content.
@MainActor
package struct TabPages {
  var pages: [TabPage] = []
  var path = PagePath()

  /// Adds what some content has, below a step of its own.
  mutating func append<C: TabContent>(_ content: C, at step: some Hashable) {
    let former = path
    path = path.appending(step)
    append(content)
    path = former
  }

  mutating func append<C: TabContent>(_ content: C) {
    if let primitive = content as? any PrimitiveTabContent {
      primitive.appendPages(to: &self)
    } else if C.Body.self != Never.self {
      append(content.body)
    }
  }
}

extension PrimitiveTabContent {
  /// Primitive tabs are made of no others.
  public var body: _TabList<TabValue> { _TabList(parts: []) }
}

/// Several pages. Unlike a tuple of views it is no `View`, so the compiler drops the forms that take
/// views at once.
public typealias _TabList<TabValue: Hashable> = _TabPages<TabValue, Never>

/// Several pages, as the builder makes them.
public struct _TabPages<TabValue: Hashable, Kind> {
  let parts: [any TabContent]
  /// Which branch of a condition they are.
  var branch = 0
}

extension _TabPages: View where Kind: _AlsoView {}

extension _TabPages: TabContent, PrimitiveTabContent {
  /// Pages are made of no others.
  public var body: Self { self }

  package func appendPages(to pages: inout TabPages) {
    let former = pages.path
    if branch != 0 { pages.path = pages.path.appending(branch) }
    for (index, part) in parts.enumerated() {
      func open<C: TabContent>(_ part: C) { pages.append(part, at: index) }
      open(part)
    }
    pages.path = former
  }
}

/// The pages of an `if` without `else`.
public struct _OptionalTabContent<Content: TabContent> {
  let content: Content?
}

extension _OptionalTabContent: TabContent, PrimitiveTabContent {
  public typealias TabValue = Content.TabValue

  package func appendPages(to pages: inout TabPages) {
    if let content { pages.append(content) }
  }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

extension ForEach: PrimitiveTabContent where Content: TabContent {
  package func appendPages(to pages: inout TabPages) {
    for index in data.indices {
      pages.append(content(data[index]), at: identify(data[index]))
    }
  }
}

// The contents are of one type, whatever they are: a compiler that needs a view here, as it does
// nearly always, sees at once that this is none, and does not work the closure out in vain. Out of
// favour for the same reason.
extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  /// A tab, or several, for each element.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data, @_TabListBuilder<V> content: @escaping (Data.Element) -> _TabList<V>
  ) where Content == _TabList<V> {
    self.init(data: data, content: content) { $0.id }
  }
}

extension ForEach {
  /// A tab, or several, for each element, identified by the value at `id`.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @_TabListBuilder<V> content: @escaping (Data.Element) -> _TabList<V>
  ) where Content == _TabList<V> {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// A tab, or several, for each number of a constant range.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Range<Int>, @_TabListBuilder<V> content: @escaping (Int) -> _TabList<V>
  ) where Content == _TabList<V> {
    self.init(data: data, isConstant: true, content: content) { $0 }
  }
}
