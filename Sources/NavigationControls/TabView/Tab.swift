import ViewBasics
import ViewDrawing
import ViewLayouts
import ViewRuntime
import ViewTexts

/// A page of a tab view, with its tab.
///
/// ```swift
/// TabView(selection: $page) {
///   Tab("Home", systemImage: "house", value: .home) { HomeView() }
///   Tab(value: .search, role: .search) { SearchView() }
/// }
/// ```
public struct Tab<Value, Content, Label> {
  let value: Value?
  let role: TabRole?
  let content: Content
  let label: Label

  nonisolated init(value: Value?, role: TabRole?, content: Content, label: Label) {
    self.value = value
    self.role = role
    self.content = content
    self.label = label
  }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
}

extension Tab: PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
  package func appendPages(to pages: inout TabPages) {
    var page = TabPage(id: AnyHashable(pages.path), content: AnyView(content))
    page.tag = value.map { AnyHashable($0) }
    page.label = AnyView(label)
    pages.pages.append(page)
  }
}
