import Foundation
import ViewRuntime
import ViewTexts

extension View {
  /// Sets the id under which the system remembers a panel's folder; it has no effect here.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View { self }
}
