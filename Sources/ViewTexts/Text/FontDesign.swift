import Foundation
import HostInterface
import ViewDrawing
import ViewRuntime

extension View {
  /// Sets the font design of the letters inside, such as serif; nil restores the font's.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    letters { $0.design = design }
  }
}
