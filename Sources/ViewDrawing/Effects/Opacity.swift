import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Makes the view transparent: 0 is invisible, 1 as it is.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(EffectModifier(.opacity(opacity)))
  }
}
