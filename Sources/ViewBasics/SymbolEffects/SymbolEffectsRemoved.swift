import Foundation
import ViewDrawing
import ViewRuntime

extension View {
  /// Keeps effects of the places around from the symbols inside.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolLook) { if isEnabled { $0 = nil } }
  }
}
