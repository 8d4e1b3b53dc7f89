import ViewRuntime

/// What stands in the touch bar of a Mac that has one.
public struct TouchBar<Content: View>: Sendable {
  /// A bar of these views.
  public nonisolated init(@ViewBuilder content: () -> Content) {}

  /// A bar that the user may rearrange.
  ///
  /// - Parameter id: what the arrangement is kept under.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {}
}

extension View {
  /// Puts views into the touch bar while this view has the focus.
  ///
  /// - Note: Without effect: no machine here has a touch bar.
  public nonisolated func touchBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Shows a touch bar while this view has the focus.
  ///
  /// - Note: Without effect: no machine here has a touch bar.
  public nonisolated func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View {
    self
  }
}
