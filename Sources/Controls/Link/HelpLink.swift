import Foundation
import ViewBasics
import ViewRuntime

/// A small round button that leads to help.
public struct HelpLink {
  private let action: (@MainActor () -> Void)?
  private let destination: URL?
  @Environment(\.openURL) private var openURL

  public nonisolated init(action: @escaping @MainActor () -> Void) {
    self.action = action
    destination = nil
  }

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
    .accessibilityLabel("Help")
  }
}
