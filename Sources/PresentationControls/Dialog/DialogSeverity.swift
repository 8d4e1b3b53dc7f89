import ViewRuntime

/// The severity of a dialog.
public struct DialogSeverity: Equatable, Sendable {
  private let rank: Int

  /// No icon, like `standard`.
  public static let automatic = DialogSeverity(rank: 0)
  /// No icon.
  public static let standard = DialogSeverity(rank: 1)
  /// Data may be lost; the dialog shows a warning icon.
  public static let critical = DialogSeverity(rank: 2)
}

private struct DialogSeverityKey: EnvironmentKey {
  static var defaultValue: DialogSeverity { .automatic }
}

extension EnvironmentValues {
  var dialogSeverity: DialogSeverity {
    get { self[DialogSeverityKey.self] }
    set { self[DialogSeverityKey.self] = newValue }
  }
}

extension View {
  /// Sets the severity of the alerts and dialogs that the views inside present.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View {
    environment(\.dialogSeverity, severity)
  }
}
