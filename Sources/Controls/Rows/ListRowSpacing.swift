import Foundation
import ViewRuntime

extension View {
  /// Sets the room between the rows of the lists inside, in points; nil gives back the list's own.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }
}
