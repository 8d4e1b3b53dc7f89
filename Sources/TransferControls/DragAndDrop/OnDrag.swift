import CoreTransferable
import ViewRuntime

extension View {
  /// Lets the user drag the view.
  ///
  /// - Parameter data: called when the drag begins.
  ///
  /// - Note: In part without effect: other programs are given text, URLs, files and
  ///   pictures, not the further forms that a type has; a terminal gives nothing out.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragSource(item: { data() }, preview: nil as EmptyView?))
  }

  /// Lets the user drag the view, with a preview at the pointer.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragSource(item: { data() }, preview: preview()))
  }
}
