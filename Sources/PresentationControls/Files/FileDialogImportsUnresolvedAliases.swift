import Foundation
import ViewRuntime
import ViewTexts

extension View {
  /// Sets whether panels return links instead of their targets. Panels here never resolve links.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
}
