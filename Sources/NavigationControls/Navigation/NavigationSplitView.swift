import Controls
import ViewRuntime

/// A view with two or three columns, where the selection in one column decides what the next one
/// shows.
///
/// ```swift
/// NavigationSplitView {
///   List(folders, selection: $folder) { Text($0.name) }
/// } detail: {
///   if let folder { FolderView(id: folder) } else { Text("Choose a folder") }
/// }
/// ```
///
/// Without room for columns (fewer than 60 cells in a terminal), they become screens: a selection
/// shows the next column, and its Back button leads back. A link in a column shows its destination
/// in the next one.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  var visibility: Binding<NavigationSplitViewVisibility>?
  var compactColumn: Binding<NavigationSplitViewColumn>?
  /// The configuration that a style received, in place of the columns.
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
  /// Makes three columns; the view itself stores which of them are visible.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }

  /// - Parameter columnVisibility: the visible columns if there is room.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility)
  }

  /// - Parameter preferredCompactColumn: the visible column if there is room for only one.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(),
      compactColumn: preferredCompactColumn)
  }

  /// Makes three columns whose visibility the program controls in wide and narrow windows.
  ///
  /// `columnVisibility` applies if there is room, `preferredCompactColumn` below 480 points. Both
  /// change when the user shows another column.
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
  /// Makes two columns; the view itself stores which of them are visible.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Makes two columns; the binding controls which are visible if there is room.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: columnVisibility)
  }

  /// Makes two columns; the binding controls which one is visible if there is room for only one.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(),
      compactColumn: preferredCompactColumn)
  }

  /// Makes two columns whose visibility the program controls in wide and narrow windows.
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
