import Foundation
import ViewRuntime
import ViewTexts

extension View {
  /// Lists only the files that `predicate` is true of.
  public nonisolated func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    fileDialogOptions { $0.isEnabled = { (try? predicate.evaluate($0)) ?? true } }
  }
}
