import Foundation
import ViewBasics
import ViewRuntime
import ViewTexts

/// A small round button that opens help.
public struct HelpLink {
  private let action: (@MainActor () -> Void)?
  private let destination: URL?
  @Environment(\.openURL) private var openURL

  /// Creates a button with a question mark that runs `action`.
  public nonisolated init(action: @escaping @MainActor () -> Void) {
    self.action = action
    destination = nil
  }

  /// Creates a button with a question mark that opens a URL through the environment's `openURL`
  /// action.
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
