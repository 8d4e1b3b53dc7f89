import CoreTransferable
import ViewRuntime

extension View {
  /// Copies values when Copy is chosen while the focus is on the view or inside of it: by ⌘C, in a
  /// terminal Alt-C.
  ///
  /// ```swift
  /// List(selection: $chosen) { ... }
  ///   .copyable(notes.filter { chosen.contains($0.id) })
  /// ```
  public nonisolated func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View {
    onCopyCommand { payload().map { NSItemProvider.offering($0) } }
  }
}
