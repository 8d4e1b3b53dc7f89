import ViewRuntime

/// How serious a dialog is.
public struct DialogSeverity: Equatable, Sendable {
  private let rank: Int

  /// No sign, as `standard`.
  public static let automatic = DialogSeverity(rank: 0)
  /// No sign beside the title.
  public static let standard = DialogSeverity(rank: 1)
  /// Something may be lost; the dialog shows a warning sign.
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
  /// Sets how serious the alerts and dialogs are that the views inside present.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View {
    environment(\.dialogSeverity, severity)
  }
}
