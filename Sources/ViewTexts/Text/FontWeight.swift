import Foundation
import HostInterface
import ViewDrawing
import ViewRuntime

extension View {
  /// Sets the weight of the letters inside, whatever their font specifies; nil restores the font's.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    letters { $0.weight = weight }
  }
}
