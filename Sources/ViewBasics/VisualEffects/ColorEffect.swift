import Foundation
import LayoutCore
import ViewDrawing
import ViewRuntime

extension View {
  /// Changes the colour of each pixel with a shader.
  ///
  /// - Note: Without effect: nothing here runs Metal's language; views are shown without what their
  ///   shaders do, shapes in the style of the place.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    self
  }
}
