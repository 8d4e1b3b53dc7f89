import Controls
import ViewRuntime
import ViewTexts

/// Whether what is shown is being edited.
public enum EditMode: Sendable {
  /// Nothing is being edited.
  case inactive
  /// Some of it is, such as a row that was swiped.
  case transient
  /// All of it is.
  case active

  /// Whether all or some of it is being edited.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether the views of the place are being edited; nil where nobody keeps that.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
