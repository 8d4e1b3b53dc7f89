import Foundation
import HostInterface
import ViewDrawing
import ViewRuntime

extension View {
  /// Sets the font of the texts inside; nil gives back the standard one.
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }
}
