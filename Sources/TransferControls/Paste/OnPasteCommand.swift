import CoreTransferable
import UIKitNames
import UniformTypeIdentifiers
import ViewRuntime

extension View {
  /// Calls `payloadAction` with what was copied when Paste is chosen while the focus is on the view
  /// or inside of it.
  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
  }

  /// - Parameter validator: makes something of what was copied; nil: it cannot be used.
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

  /// The former form, with the types' names.
  public nonisolated func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: UTType.named(supportedTypes), perform: payloadAction)
  }

  /// The former form, with the types' names.
  public nonisolated func onPasteCommand<Payload>(
    of supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    onPasteCommand(
      of: UTType.named(supportedTypes), validator: validator, perform: payloadAction)
  }
}
