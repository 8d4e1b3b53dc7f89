import Foundation
import ViewRuntime

extension View {
  /// Sets the spacing between icon and title of the labels inside, in points.
  public nonisolated func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, spacing)
  }
}
