import CoreTransferable
import ViewRuntime

extension View {
  /// Lets the user drag the view while there is an item to offer.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    modifier(DragSource(item: { action?() }, preview: nil as EmptyView?))
  }
}
