import Foundation
import HostInterface
import ViewDrawing
import ViewRuntime

extension View {
  /// Sets the spacing between characters in points.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    letters { $0.tracking = Double(tracking) }
  }
}
