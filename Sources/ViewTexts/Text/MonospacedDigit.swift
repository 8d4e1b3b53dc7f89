import Foundation
import HostInterface
import ViewDrawing
import ViewRuntime

extension View {
  /// Gives all digits inside the same width, so that changing numbers do not jump.
  public nonisolated func monospacedDigit() -> some View {
    letters { $0.isMonospacedDigit = true }
  }
}
