import Foundation
import LayoutCore
import ViewDrawing
import ViewRuntime

extension View {
  /// Changes the colour of each pixel with a shader.
  ///
  /// - Note: Without effect: Metal shaders do not run here; views are shown without them, shapes in
  ///   the current foreground style.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    self
  }
}
