import Foundation
import ViewRuntime

extension View {
  /// Sets the room between the icon and the title of the labels inside, in points.
  public nonisolated func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, spacing)
  }
}
