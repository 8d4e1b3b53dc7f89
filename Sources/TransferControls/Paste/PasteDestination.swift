import CoreTransferable
import UIKitNames
import ViewRuntime

extension View {
  /// Accepts the copied items when the user chooses Paste while focus is on or inside the view.
  ///
  /// - Parameters:
  ///   - action: receives the values.
  ///   - validator: receives the copied values and returns those to paste.
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
