import ViewDrawing
import ViewRuntime

extension View {
  /// Changes how the letters of the texts inside look.
  nonisolated func letters(_ change: @escaping (inout LetterLook) -> Void) -> some View {
    transformEnvironment(\.letterLook, transform: change)
  }
}
