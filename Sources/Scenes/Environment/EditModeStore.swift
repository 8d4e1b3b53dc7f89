import ListControls
import Observation
import ViewRuntime

/// Keeps a window's edit mode for an `EditButton` and the lists beside it, where no view nearer to
/// them does.
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
