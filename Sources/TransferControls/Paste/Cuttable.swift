import CoreTransferable
import ViewRuntime

extension View {
  /// Copies values and removes them when Cut is chosen while the focus is on the view or inside of
  /// it.
  ///
  /// - Parameter action: removes the values and gives them back; none: there is nothing to be cut.
  public nonisolated func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    onCutCommand { action().map { NSItemProvider.offering($0) } }
  }
}
