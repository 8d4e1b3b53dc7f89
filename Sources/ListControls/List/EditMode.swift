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

/// Turns the edit mode of the place on and off.
///
/// The mode is what `environment(\.editMode, $mode)` put there, or else the window's own. Lists
/// show handles at their rows while it is on.
public struct EditButton {
  @Environment(\.editMode) private var editMode

  /// A button that says "Edit" or "Done"; disabled where nobody keeps an edit mode.
  public nonisolated init() {}
}

extension EditButton: View {
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? .library("Done") : .library("Edit")) {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
    .disabled(editMode == nil)
  }
}
