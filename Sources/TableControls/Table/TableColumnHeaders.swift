import Controls
import Foundation
import HostInterface
import LayoutCore
import ListControls
import ViewDrawing
import ViewEnvironment
import ViewLayouts
import ViewRuntime

extension View {
  /// Shows or hides the column headers of the tables inside.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}
