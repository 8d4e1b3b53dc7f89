import Foundation
import ViewRuntime

extension View {
  /// Makes the views of this container the targets at which a scroll view stops.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetsModifier(isEnabled: isEnabled))
  }
}
