import Controls
import ViewRuntime
import ViewTexts

/// A button that shows the app's settings.
///
/// ```swift
/// SettingsLink { Label("Settings", systemImage: "gear") }
/// ```
public struct SettingsLink<Label: View> {
  let label: Label
  @Environment(\.openSettings) private var openSettings

  nonisolated init(_ label: Label) { self.label = label }
}

extension SettingsLink: View {
  /// Makes a button that shows the settings, with a custom label.
  public nonisolated init(@ViewBuilder label: () -> Label) { self.init(label()) }

  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Makes a button that shows the settings, with the default label.
  public nonisolated init() { self.init(DefaultSettingsLinkLabel()) }
}
