import Controls
import ViewRuntime
import ViewTexts

/// Toggles the edit mode of its environment.
///
/// The edit mode is the one set by `environment(\.editMode, $mode)`, or else the window's. Lists
/// show handles at their rows while it is active.
public struct EditButton {
  @Environment(\.editMode) private var editMode

  /// Creates a button titled "Edit" or "Done"; disabled where there is no edit mode.
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
