import Foundation
import ViewRuntime
import ViewTexts

extension View {
  /// Names a panel whose folder a system keeps for itself.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View { self }
}
