import Foundation
import ViewRuntime

extension View {
  /// Makes the views of this container those that a scroll view stops at.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetsModifier(isEnabled: isEnabled))
  }
}
