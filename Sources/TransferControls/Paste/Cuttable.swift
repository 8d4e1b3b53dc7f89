import CoreTransferable
import ViewRuntime

extension View {
  /// Copies and removes values when the user chooses Cut while focus is on or inside the view.
  ///
  /// - Parameter action: removes and returns the values; an empty result means that there is
  ///   nothing to cut.
  public nonisolated func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    onCutCommand { action().map { NSItemProvider.offering($0) } }
  }
}
