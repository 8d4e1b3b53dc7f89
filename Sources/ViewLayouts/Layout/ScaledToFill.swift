import Foundation
import LayoutCore
import ViewRuntime

extension View {
  /// Scales the view to fill the proposed space, keeping its aspect ratio.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
