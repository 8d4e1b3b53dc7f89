import Foundation
import UniformTypeIdentifiers
import ViewRuntime
import ViewTexts

extension View {
  /// Sets a message above the files.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View {
    fileDialogOptions { $0.message = message }
  }

  /// Sets a localized message above the files.
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// Sets an unlocalized message above the files.
  @_disfavoredOverload
  public nonisolated func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Sets a message above the files from a resource.
  @_disfavoredOverload
  public nonisolated func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View
  {
    fileDialogMessage(Text(messageResource))
  }
}
