import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Sets the view's opacity: 0 is invisible, 1 is unchanged.
  ///
  /// Of several views inside, each has this opacity, so that overlapping ones show through each
  /// other; `compositingGroup()` before it makes them one.
  ///
  /// - Note: In part without effect: in a window it applies to the views inside as a whole.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(EffectModifier(.opacity(opacity)))
  }
}
