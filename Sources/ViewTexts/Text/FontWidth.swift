import Foundation
import HostInterface
import ViewDrawing
import ViewRuntime

extension View {
  /// Sets the width of the letters inside; stored only, because no host draws narrower or wider
  /// letters.
  ///
  /// - Note: Without effect: the fonts here have one width.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    letters { $0.width = width }
  }
}
