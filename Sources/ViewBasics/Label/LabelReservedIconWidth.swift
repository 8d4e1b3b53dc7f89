import Foundation
import ViewRuntime

extension View {
  /// Sets the minimum icon width of the labels inside, in points, so that their titles align.
  public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelReservedIconWidth, value)
  }
}
