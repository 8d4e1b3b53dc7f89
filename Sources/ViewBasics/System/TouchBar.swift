import ViewRuntime

/// The content of the touch bar of a Mac that has one.
public struct TouchBar<Content: View>: Sendable {
  /// Makes a touch bar of these views.
  public nonisolated init(@ViewBuilder content: () -> Content) {}

  /// Makes a touch bar that the user may rearrange.
  ///
  /// - Parameter id: the identifier under which the arrangement is stored.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {}
}

extension View {
  /// Shows views in the touch bar while this view has the focus.
  ///
  /// - Note: Without effect: there is no Touch Bar.
  public nonisolated func touchBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Shows a touch bar while this view has the focus.
  ///
  /// - Note: Without effect: there is no Touch Bar.
  public nonisolated func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View {
    self
  }
}
