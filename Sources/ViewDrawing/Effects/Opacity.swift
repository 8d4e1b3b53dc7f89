import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Sets the view's opacity: 0 is invisible, 1 is unchanged.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(EffectModifier(.opacity(opacity)))
  }
}
