import CoreTransferable
import UIKitNames
import UniformTypeIdentifiers
import ViewRuntime

extension View {
  /// Calls `payloadAction` when Cut is chosen while the focus is on the view or inside of it; it
  /// removes what it gives.
  public nonisolated func onCutCommand(
    perform payloadAction: (() -> [NSItemProvider])?
  ) -> some View {
    nonisolated(unsafe) let payloadAction = payloadAction
    return modifier(ClipboardModifier { $0 == .cut && copyItems(of: payloadAction) })
  }
}
