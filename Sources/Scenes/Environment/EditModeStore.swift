import ListControls
import Observation
import ViewRuntime

/// Stores a window's edit mode for an `EditButton` and the lists beside it, unless a closer view
/// does.
@MainActor
@Observable
final class EditModeStore {
  private var mode = EditMode.inactive

  var binding: Binding<EditMode> {
    Binding.unread {
      self.mode
    } set: {
      self.mode = $0
    }
  }
}
