import Foundation
import ViewRuntime
import ViewTexts

extension View {
  /// Disables the files for which `predicate` is false.
  public nonisolated func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    fileDialogOptions { $0.isEnabled = { (try? predicate.evaluate($0)) ?? true } }
  }
}
