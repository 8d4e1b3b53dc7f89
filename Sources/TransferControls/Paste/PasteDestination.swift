import CoreTransferable
import UIKitNames
import ViewRuntime

extension View {
  /// Takes what was copied when Paste is chosen while the focus is on the view or inside of it.
  ///
  /// - Parameters:
  ///   - action: gets the values.
  ///   - validator: gets what was copied and gives back what of it is to be pasted.
  public nonisolated func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    nonisolated(unsafe) let (action, validator) = (action, validator)
    return modifier(
      ClipboardModifier { command in
        let items = UIPasteboard.general.itemProviders
        guard command == .paste, items.contains(where: { $0.offers(T.self) }) else { return false }
        TransferredValues.load(T.self, from: items) { values in
          let chosen = validator(values)
          if !chosen.isEmpty { action(chosen) }
        }
        return true
      })
  }
}
