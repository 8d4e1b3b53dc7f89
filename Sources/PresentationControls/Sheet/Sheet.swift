import Controls
import ViewRuntime

extension View {
  /// Presents a sheet while `isPresented` is true.
  ///
  /// ```swift
  /// Button("New note") { isAdding = true }
  ///   .sheet(isPresented: $isAdding, onDismiss: reload) {
  ///     NoteEditor()
  ///   }
  /// ```
  ///
  /// `content` is called only while the sheet is presented (S12.2); `dismiss` in its environment
  /// closes it. The user closes it with Escape or a click outside it, unless it has
  /// `interactiveDismissDisabled()`. A second sheet on the same presenter waits until the first is
  /// closed, with a warning (D16).
  ///
  /// - Parameter onDismiss: called after the sheet is closed, by the user or the program.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(FlagPresentation(isPresented, .sheet, onDismiss: onDismiss, content))
  }

  /// Presents a sheet while there is an item. An item with another id closes the sheet and presents
  /// a new one; with the same id the content is updated in place (S12.3).
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemPresentation(item, .sheet, onDismiss: onDismiss, content))
  }
}
