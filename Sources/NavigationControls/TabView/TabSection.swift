import ViewLayouts
import ViewRuntime
import ViewTexts

/// A section of related pages, with a title where there is room for it.
///
/// ```swift
/// TabSection("Library") {
///   Tab("Albums", systemImage: "square.stack", value: .albums) { AlbumsView() }
///   Tab("Artists", systemImage: "music.mic", value: .artists) { ArtistsView() }
/// }
/// ```
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let header: Header
  let content: Content
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
  public typealias TabValue = SelectionValue
}

extension TabSection: PrimitiveTabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
  package func appendPages(to pages: inout TabPages) {
    let start = pages.pages.count
    pages.append(content)
    guard start < pages.pages.count else { return }
    let header = header
    if let inner = pages.pages[start].header {
      // This section begins with a nested section.
      pages.pages[start].header = AnyView(
        VStack(alignment: .leading) {
          header; inner
        })
    } else {
      pages.pages[start].header = AnyView(header)
    }
  }
}

extension TabSection
where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
  /// Groups tabs under a header view, which a sidebar shows above the first of them.
  ///
  /// A tab bar shows no headers. A section without tabs shows nothing.
  public nonisolated init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(header: header(), content: content())
  }
}

extension TabSection
where
  Header == EmptyView, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue
{
  /// Groups tabs without a header.
  public nonisolated init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(header: EmptyView(), content: content())
  }
}

extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
  /// Groups tabs under a localized title, which a sidebar shows above them.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content())
  }

  /// Groups tabs under a string, without localizing it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(header: Text(title), content: content())
  }

  /// Groups tabs under a title from a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(header: Text(titleResource), content: content())
  }
}
