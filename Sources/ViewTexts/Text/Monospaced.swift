import Foundation
import HostInterface
import ViewDrawing
import ViewRuntime

extension View {
  /// Gives all characters inside the same width; `false` undoes that, but not the font's own
  /// setting.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    letters { $0.isMonospaced = isActive }
  }
}
