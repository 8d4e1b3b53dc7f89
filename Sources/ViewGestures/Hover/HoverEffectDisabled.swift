import Foundation
import ViewDrawing
import ViewRuntime

extension View {
  /// Switches the hover effects inside off.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { if disabled { $0 = false } }
  }
}
