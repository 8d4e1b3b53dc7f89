import CoreTransferable
import UIKitNames
import UniformTypeIdentifiers
import ViewRuntime

extension View {
  /// Calls `payloadAction` with the copied items when the user chooses Paste while focus is on or
  /// inside the view.
  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
  }

  /// - Parameter validator: converts the copied items; nil rejects them.
  public nonisolated func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    nonisolated(unsafe) let (validator, payloadAction) = (validator, payloadAction)
    return modifier(
      ClipboardModifier { command in
        let items = UIPasteboard.general.itemProviders.filter {
          $0.hasAny(of: supportedContentTypes)
        }
        guard command == .paste, !items.isEmpty, let payload = validator(items) else {
          return false
        }
        payloadAction(payload)
        return true
      })
  }

  /// The legacy form with the names of the types.
  public nonisolated func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: UTType.named(supportedTypes), perform: payloadAction)
  }

  /// The legacy form with the names of the types.
  public nonisolated func onPasteCommand<Payload>(
    of supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    onPasteCommand(
      of: UTType.named(supportedTypes), validator: validator, perform: payloadAction)
  }
}
