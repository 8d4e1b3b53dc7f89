import Controls
import ViewRuntime
import ViewTexts

/// Whether the content is being edited.
public enum EditMode: Sendable {
  /// Nothing is being edited.
  case inactive
  /// A part is being edited, such as a swiped row.
  case transient
  /// Everything is being edited.
  case active

  /// Whether all or part of the content is being edited.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// The edit mode of the surrounding views; nil if there is none.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
