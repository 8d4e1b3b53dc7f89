import Foundation
import LayoutCore
import ViewRuntime

extension View {
  /// Scales the view to fit the proposed space, keeping its aspect ratio.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
}
