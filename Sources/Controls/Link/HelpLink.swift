import Foundation
import ViewBasics
import ViewRuntime
import ViewTexts

/// A small round button that leads to help.
public struct HelpLink {
  private let action: (@MainActor () -> Void)?
  private let destination: URL?
  @Environment(\.openURL) private var openURL

  /// A button with a question mark that does what `action` says.
  public nonisolated init(action: @escaping @MainActor () -> Void) {
    self.action = action
    destination = nil
  }

  /// A button with a question mark that opens an address, by the `openURL` action of the place.
  public nonisolated init(destination: URL) {
    action = nil
    self.destination = destination
  }
}

extension HelpLink: View {
  public var body: some View {
    Button {
      if let action { action() } else if let destination { openURL(destination) }
    } label: {
      Text(verbatim: "?")
    }
    .buttonStyle(.bordered)
    .accessibilityLabel(.library("Help"))
  }
}
