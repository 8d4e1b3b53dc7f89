import Foundation
import HostInterface
import ViewDrawing
import ViewRuntime

extension View {
  /// Sets the font of the texts inside; nil restores the default.
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }
}
