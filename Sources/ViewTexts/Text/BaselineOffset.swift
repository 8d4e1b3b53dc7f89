import Foundation
import HostInterface
import ViewDrawing
import ViewRuntime

extension View {
  /// Raises the text above its baseline, in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    letters { $0.baselineOffset = Double(baselineOffset) }
  }
}
