import Controls
import CoreTransferable
import Foundation
import UIKitNames
import UniformTypeIdentifiers
import ViewBasics
import ViewRuntime
import ViewTexts

/// A button that pastes the copied items into the app.
///
/// ```swift
/// PasteButton(payloadType: String.self) { texts in notes += texts }
/// ```
///
/// A terminal does not expose its clipboard; the button pastes what the app itself copied last.
///
/// - Note: In part without effect: pastes what the app itself copied last, since a terminal's
///   clipboard cannot be read.
public struct PasteButton {
  private let paste: @MainActor ([NSItemProvider]) -> Void

  /// - Parameter onPaste: receives the values once they have loaded.
  public nonisolated init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void
  ) {
    paste = { items in
      TransferredValues.load(T.self, from: items) { values in
        if !values.isEmpty { onPaste(values) }
      }
    }
  }

  /// - Parameter payloadAction: receives the items that are available as one of the types.
  public nonisolated init(
    supportedContentTypes: [UTType],
    payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
  ) {
    paste = { items in
      let fitting = items.filter { $0.hasAny(of: supportedContentTypes) }
      if !fitting.isEmpty { payloadAction(fitting) }
    }
  }

  /// - Parameters:
  ///   - validator: converts the copied items; nil rejects them.
  ///   - payloadAction: receives the converted value.
  public nonisolated init<Payload>(
    supportedContentTypes: [UTType],
    validator: @escaping @MainActor ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping @MainActor (Payload) -> Void
  ) {
    paste = { items in
      let fitting = items.filter { $0.hasAny(of: supportedContentTypes) }
      if !fitting.isEmpty, let payload = validator(fitting) { payloadAction(payload) }
    }
  }
}

extension PasteButton: View {
  public var body: some View {
    Button {
      paste(UIPasteboard.general.itemProviders)
    } label: {
      Label(.library("Paste"), systemImage: "doc.on.clipboard")
    }
  }
}

extension NSItemProvider {
  func hasAny(of types: [UTType]) -> Bool {
    types.contains { hasItemConformingToTypeIdentifier($0.identifier) }
  }
}
