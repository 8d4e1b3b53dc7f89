import ViewRuntime

extension View {
  /// Shows a view below all pages of the tab view.
  ///
  /// ```swift
  /// TabView { ... }
  ///   .tabViewBottomAccessory { NowPlaying() }
  /// ```
  public nonisolated func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = AnyView(content())
    return tabViewPart { $0.accessory = accessory }
  }

  /// Shows a view below all pages of the tab view, if enabled.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = isEnabled ? AnyView(content()) : nil
    return tabViewPart { $0.accessory = accessory }
  }
}
