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
  /// A button that shows the settings, under a view of its own.
  public nonisolated init(@ViewBuilder label: () -> Label) { self.init(label()) }

  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

/// The label of a settings link that was given none.
public struct DefaultSettingsLinkLabel {
  nonisolated init() {}
}

extension DefaultSettingsLinkLabel: View {
  public var body: some View { Text(.library("Settings…")) }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// A button that shows the settings and says so.
  public nonisolated init() { self.init(DefaultSettingsLinkLabel()) }
}
