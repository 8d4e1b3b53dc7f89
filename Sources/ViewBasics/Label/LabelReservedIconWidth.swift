import Foundation
import ViewRuntime

extension View {
  /// Sets the least width of the icons of the labels inside, in points, so that titles stand below
  /// each other.
  public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelReservedIconWidth, value)
  }
}
