import ListControls
import ViewRuntime

/// A set of pages, one of which is shown, with a row of tabs to select it.
///
/// ```swift
/// TabView(selection: $page) {
///   Tab("Home", systemImage: "house", value: .home) { HomeView() }
///   Tab("Inbox", systemImage: "tray", value: .inbox) { InboxView() }
///     .badge(3)
/// }
///
/// TabView {
///   HomeView().tabItem { Label("Home", systemImage: "house") }
///   InboxView().tabItem { Label("Inbox", systemImage: "tray") }.badge(3)
/// }
/// ```
///
/// A page is mounted when it is first shown; then it keeps its state, and counts as disappeared
/// while another page is shown (S1.15). Without tags, pages are selected by their index.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content
}

extension TabView: View {
  /// Shows the page whose tag the selection holds, and writes the user's selection to the binding.
  ///
  /// If no page has that tag, the first one is shown. With a nil binding, the view stores the
  /// selection itself.
  public nonisolated init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content())
  }

  // Disfavoured, so that content made of views is not type-checked once more as tabs.
  /// Shows the tab whose value the selection holds, and writes the user's selection to the binding.
  ///
  /// If no tab has that value, the first one is shown.
  @_disfavoredOverload
  public nonisolated init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.init(selection: selection, content: .init(content()))
  }

  public var body: some View {
    let pages = TabPage.pages(of: content)
    StyledTabView(pages: pages, selection: selection.map { ListSelection($0) })
  }
}

extension TabView where SelectionValue == Int {
  /// Makes a tab view that stores the selection itself.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }
}

extension TabView where SelectionValue == Never {
  /// Makes a tab view that stores the selection itself.
  @_disfavoredOverload
  public nonisolated init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C> {
    self.init(selection: nil, content: .init(content()))
  }
}
