import ViewRuntime

extension View {
  /// Shows a view below the tabs of the sidebar.
  public nonisolated func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let footer = AnyView(content())
    return tabViewPart { $0.sidebarFooter = footer }
  }
}
