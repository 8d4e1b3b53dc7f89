import CoreTransferable
import ViewRuntime

extension View {
  /// Lets the user drag the view to a target for such values.
  ///
  /// ```swift
  /// Text(card.title).draggable(card)
  ///
  /// Column(cards)
  ///   .dropDestination(for: Card.self) { cards, _ in
  ///     add(cards)
  ///     return true
  ///   }
  /// ```
  ///
  /// - Parameter payload: evaluated when the drag begins.
  ///
  /// - Note: In part without effect: other programs are given text, URLs, files and
  ///   pictures, not the further forms that a type has; a terminal gives nothing out.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    modifier(DragSource(item: { NSItemProvider.offering(payload()) }, preview: nil as EmptyView?))
  }

  /// Lets the user drag the view, with a preview at the pointer.
  public nonisolated func draggable<T: Transferable, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragSource(item: { NSItemProvider.offering(payload()) }, preview: preview()))
  }
}

extension NSItemProvider {
  static func offering<T: Transferable>(_ value: T) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.offer(value)
    return provider
  }
}
