import ViewDrawing
import ViewRuntime

private struct DialogIconKey: EnvironmentKey {
  static var defaultValue: Image? { nil }
}

extension EnvironmentValues {
  var dialogIcon: Image? {
    get { self[DialogIconKey.self] }
    set { self[DialogIconKey.self] = newValue }
  }
}

extension View {
  /// Sets the icon of the alerts and dialogs that the views inside present.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View {
    environment(\.dialogIcon, icon)
  }
}
