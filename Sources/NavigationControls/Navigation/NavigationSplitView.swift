import Controls
import ViewRuntime

/// Two or three columns: what is chosen in one decides what the next one shows.
///
/// ```swift
/// NavigationSplitView {
///   List(folders, selection: $folder) { Text($0.name) }
/// } detail: {
///   if let folder { FolderView(id: folder) } else { Text("Choose a folder") }
/// }
/// ```
///
/// Where there is no room for columns (fewer than 60 cells of a terminal) they become screens: a
/// choice shows the next column, and its Back button leads back. A link in a column shows its
/// destination in the next one.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  var visibility: Binding<NavigationSplitViewVisibility>?
  var compactColumn: Binding<NavigationSplitViewColumn>?
  /// What a style was given, in place of the columns.
  var styled: NavigationSplitViewStyleConfiguration?
}

extension NavigationSplitView: View {
  public var body: some View {
    StyledControl(
      styled
        ?? NavigationSplitViewStyleConfiguration(
          columns: columns, visibility: visibility, compactColumn: compactColumn),
      automatic: NavigationSplitViewStyleMaker(style: AutomaticNavigationSplitViewStyle()))
  }

  @MainActor private var columns: [AnyView] {
    Content.self == EmptyView.self
      ? [AnyView(sidebar), AnyView(detail)]
      : [AnyView(sidebar), AnyView(content), AnyView(detail)]
  }
}

extension NavigationSplitView {
  /// Shows three columns; the view itself keeps which of them are seen.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }

  /// - Parameter columnVisibility: which columns are seen where there is room.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility)
  }

  /// - Parameter preferredCompactColumn: which column is seen where there is room for one.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(),
      compactColumn: preferredCompactColumn)
  }

  /// Shows three columns, of which the program decides both in a wide and in a narrow window.
  ///
  /// `columnVisibility` counts where there is room, `preferredCompactColumn` in fewer than 480
  /// points. Both change when the user shows another column.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Shows two columns; the view itself keeps which of them are seen.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Shows two columns; the binding says which are seen where there is room.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: columnVisibility)
  }

  /// Shows two columns; the binding says which one is seen where there is room for one.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(),
      compactColumn: preferredCompactColumn)
  }

  /// Shows two columns, of which the program decides both in a wide and in a narrow window.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }
}
