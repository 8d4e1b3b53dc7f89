import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Rounds the corners.
  @inlinable
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}
