import ListControls
import ViewRuntime

/// Pages of which one is seen, and a row of tabs to choose it by.
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
/// A page is mounted when it is seen for the first time; then it keeps its state, and counts as
/// disappeared while another one is seen (S1.15). Without tags, pages are chosen by their index.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content
}

extension TabView: View {
  /// Shows the page whose tag the selection holds, and writes the one that the user chooses into
  /// it.
  ///
  /// While no page has that tag, the first one is seen. With a nil binding the view keeps by itself
  /// which page is seen.
  public nonisolated init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content())
  }

  // Out of favour, so that a content of views is not worked out once more as tabs.
  /// Shows the tab whose value the selection holds, and writes the one the user chooses into it.
  ///
  /// While no tab has that value, the first one is seen.
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
  /// The view keeps by itself which page is seen.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }
}

extension TabView where SelectionValue == Never {
  /// The view keeps by itself which page is seen.
  @_disfavoredOverload
  public nonisolated init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C> {
    self.init(selection: nil, content: .init(content()))
  }
}
