import CoreTransferable
import UIKitNames
import UniformTypeIdentifiers
import ViewRuntime

extension View {
  /// Calls `payloadAction` and copies its result when the user chooses Copy while focus is on or
  /// inside the view. Nil disables the command.
  public nonisolated func onCopyCommand(
    perform payloadAction: (() -> [NSItemProvider])?
  ) -> some View {
    nonisolated(unsafe) let payloadAction = payloadAction
    return modifier(
      ClipboardModifier(offersCopy: { payloadAction != nil }) {
        $0 == .copy && copyItems(of: payloadAction)
      })
  }
}

@MainActor
func copyItems(of action: (() -> [NSItemProvider])?) -> Bool {
  guard let items = action?(), !items.isEmpty else { return false }
  UIPasteboard.general.itemProviders = items
  return true
}
