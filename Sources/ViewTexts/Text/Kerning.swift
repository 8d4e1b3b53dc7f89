import Foundation
import HostInterface
import ViewDrawing
import ViewRuntime

extension View {
  /// Sets the spacing between characters in points; ligatures are kept.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    letters { $0.kerning = Double(kerning) }
  }
}
