import Foundation
import ViewBasics
import ViewRuntime

/// A button that gives the program what was copied.
///
/// A terminal does not tell what lies on its clipboard; the button gives what the app itself copied
/// last, and is disabled while that is nothing.
public struct PasteButton {
  private let paste: @MainActor ([String]) -> Void

  /// - Parameter onPaste: gets the texts.
  public nonisolated init(
    payloadType: String.Type, onPaste: @escaping @MainActor ([String]) -> Void
  ) {
    paste = onPaste
  }

  /// - Parameter onPaste: gets the addresses.
  public nonisolated init(
    payloadType: URL.Type, onPaste: @escaping @MainActor ([URL]) -> Void
  ) {
    paste = { onPaste($0.compactMap { URL(string: $0) }) }
  }
}

extension PasteButton: View {
  public var body: some View {
    Button {
      paste(UIPasteboard.general.strings ?? [])
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .disabled(!UIPasteboard.general.hasStrings)
  }
}
