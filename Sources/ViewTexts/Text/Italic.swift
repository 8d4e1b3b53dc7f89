import Foundation
import HostInterface
import ViewDrawing
import ViewRuntime

extension View {
  /// Makes the texts inside italic; `false` undoes that, but not the font's own slant.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    letters { $0.isItalic = isActive }
  }
}
