import Foundation
import ViewDrawing
import ViewRuntime

extension View {
  /// Disables the hover effects inside.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { if disabled { $0 = false } }
  }
}
