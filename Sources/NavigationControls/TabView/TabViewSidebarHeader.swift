import ViewRuntime

extension View {
  /// Shows a view above the tabs of the sidebar.
  public nonisolated func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let header = AnyView(content())
    return tabViewPart { $0.sidebarHeader = header }
  }
}
