import Foundation
import LayoutCore
import ViewRuntime

extension View {
  /// As small as fills, in its own shape.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
