import Controls
import ViewRuntime
import ViewTexts

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
