import Foundation
import LayoutCore
import ViewRuntime

extension View {
  /// As large as fits, in its own shape.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
}
