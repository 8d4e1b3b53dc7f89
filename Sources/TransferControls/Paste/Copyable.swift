import CoreTransferable
import ViewRuntime

extension View {
  /// Copies values when the user chooses Copy while focus is on or inside the view: with ⌘C; in a
  /// terminal with Control-C or Alt-C.
  ///
  /// ```swift
  /// List(selection: $chosen) { ... }
  ///   .copyable(notes.filter { chosen.contains($0.id) })
  /// ```
  public nonisolated func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View {
    nonisolated(unsafe) let payload = payload
    return modifier(
      ClipboardModifier(offersCopy: { !payload().isEmpty }) { command in
        command == .copy && copyItems(of: { payload().map { NSItemProvider.offering($0) } })
      })
  }
}
