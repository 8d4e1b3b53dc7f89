import ViewRuntime

/// Pages of a tab view: ``Tab``, ``TabSection``, a `ForEach` of them, or a custom type composed of
/// those.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the selection's values.
  associatedtype TabValue: Hashable where Self.TabValue == Self.Body.TabValue
  /// The type of `body`; `Never` for the library's primitive types.
  associatedtype Body: TabContent

  @TabContentBuilder<Self.TabValue> var body: Self.Body { get }
}

extension Never: TabContent {
  public typealias TabValue = Never
}

/// Tab content that lists its pages directly.
@MainActor
package protocol PrimitiveTabContent: TabContent {
  func appendPages(to pages: inout TabPages)
}

/// Collects the pages of tab content.
@MainActor
package struct TabPages {
  var pages: [TabPage] = []
  var path = PagePath()

  /// Adds the pages of some content, below a separate path step.
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
  /// Primitive tab content has no other content.
  public var body: _TabList<TabValue> { _TabList(parts: []) }
}

/// Several pages. Unlike a tuple of views this is not a `View`, so the compiler rules out overloads
/// that take views at once.
public typealias _TabList<TabValue: Hashable> = _TabPages<TabValue, Never>

/// Several pages, as made by the builder.
public struct _TabPages<TabValue: Hashable, Kind> {
  let parts: [any TabContent]
  /// The branch of the condition that the pages belong to.
  var branch = 0
}

extension _TabPages: View where Kind: _AlsoView {}

extension _TabPages: TabContent, PrimitiveTabContent {
  /// Pages have no other content.
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

/// The pages of an `if` without an `else`.
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

// All contents have one type: where the compiler needs a view, as it nearly always does, it sees at
// once that this is not one, and does not type-check the closure in vain. Disfavoured for the same
// reason.
extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  /// Makes one or more tabs for each element.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data, @_TabListBuilder<V> content: @escaping (Data.Element) -> _TabList<V>
  ) where Content == _TabList<V> {
    self.init(data: data, content: content) { $0.id }
  }
}

extension ForEach {
  /// Makes one or more tabs for each element, identified by the value at `id`.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @_TabListBuilder<V> content: @escaping (Data.Element) -> _TabList<V>
  ) where Content == _TabList<V> {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Makes one or more tabs for each number of a constant range.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Range<Int>, @_TabListBuilder<V> content: @escaping (Int) -> _TabList<V>
  ) where Content == _TabList<V> {
    self.init(data: data, isConstant: true, content: content) { $0 }
  }
}
