import CoreTransferable
import UIKitNames
import UniformTypeIdentifiers
import ViewRuntime

extension View {
  /// Calls `payloadAction` when Copy is chosen while the focus is on the view or inside of it, and
  /// copies what it gives. Nil: not now.
  public nonisolated func onCopyCommand(
    perform payloadAction: (() -> [NSItemProvider])?
  ) -> some View {
    nonisolated(unsafe) let payloadAction = payloadAction
    return modifier(ClipboardModifier { $0 == .copy && copyItems(of: payloadAction) })
  }
}

@MainActor
func copyItems(of action: (() -> [NSItemProvider])?) -> Bool {
  guard let items = action?(), !items.isEmpty else { return false }
  UIPasteboard.general.itemProviders = items
  return true
}
