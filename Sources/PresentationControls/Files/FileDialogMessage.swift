import Foundation
import UniformTypeIdentifiers
import ViewRuntime
import ViewTexts

extension View {
  /// A message above the files.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View {
    fileDialogOptions { $0.message = message }
  }

  /// A localized message above the files.
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// A message above the files that is shown as it is.
  @_disfavoredOverload
  public nonisolated func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// A message above the files, from a resource.
  @_disfavoredOverload
  public nonisolated func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View
  {
    fileDialogMessage(Text(messageResource))
  }
}
