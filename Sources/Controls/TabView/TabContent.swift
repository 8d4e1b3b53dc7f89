import ViewRuntime

/// Pages of a tab view: ``Tab``, ``TabSection``, a `ForEach` of them, or your own, made of those.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// What the selection is of.
  associatedtype TabValue: Hashable where Self.TabValue == Self.Body.TabValue
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

/// Several pages, as the builder makes them.
public struct _TabList<TabValue: Hashable> {
  let parts: [any TabContent]
  /// Which branch of a condition they are.
  var branch = 0
}

extension _TabList: TabContent, PrimitiveTabContent {
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
      pages.append(content(data[index]), at: identify(data[index], index))
    }
  }
}

// Without a builder: its type would have to be known before the closure is, and is not.
extension ForEach where Content: TabContent {
  public nonisolated init(
    _ data: Data, content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content) { element, _ in element.id }
  }

  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { element, _ in element[keyPath: id] }
  }
}
