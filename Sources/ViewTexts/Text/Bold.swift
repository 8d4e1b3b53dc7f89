import Foundation
import HostInterface
import ViewDrawing
import ViewRuntime

extension View {
  /// Makes the texts inside at least bold; `false` undoes that, but not the weight of the font or a
  /// `fontWeight`.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    letters { $0.isBold = isActive }
  }
}
