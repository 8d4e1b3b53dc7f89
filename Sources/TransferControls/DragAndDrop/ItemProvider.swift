import CoreTransferable
import ViewRuntime

extension View {
  /// Lets the view be dragged while there is something to offer.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    modifier(DragSource(item: { action?() }, preview: nil as EmptyView?))
  }
}
