import ViewRuntime

extension View {
  /// Shows a view at the end of the sidebar.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let bar = AnyView(content())
    return tabViewPart { $0.sidebarBottomBar = bar }
  }
}
