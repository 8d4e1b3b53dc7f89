import Controls
import ViewRuntime
import ViewTexts

/// The default label of a settings link.
public struct DefaultSettingsLinkLabel {
  nonisolated init() {}
}

extension DefaultSettingsLinkLabel: View {
  public var body: some View { Text(.library("Settings…")) }
}
