import CoreTransferable
import UIKitNames
import UniformTypeIdentifiers
import ViewRuntime

extension View {
  /// Calls `payloadAction`, which removes and returns items, when the user chooses Cut while focus
  /// is on or inside the view.
  public nonisolated func onCutCommand(
    perform payloadAction: (() -> [NSItemProvider])?
  ) -> some View {
    nonisolated(unsafe) let payloadAction = payloadAction
    return modifier(ClipboardModifier { $0 == .cut && copyItems(of: payloadAction) })
  }
}
