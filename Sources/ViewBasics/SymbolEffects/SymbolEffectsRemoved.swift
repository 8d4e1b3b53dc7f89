import Foundation
import ViewDrawing
import ViewRuntime

extension View {
  /// Removes symbol effects of outer views from the symbols inside.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolLook) { if isEnabled { $0 = nil } }
  }
}
