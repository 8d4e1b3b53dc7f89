import Foundation
import ViewRuntime
import ViewTexts

extension View {
  /// Gives links to files instead of the files. Panels here follow no links in any case.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
}
