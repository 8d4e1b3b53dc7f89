import Foundation
import ViewDrawing

extension GraphicsContext.Filter {
  /// Changes the colour of each pixel with a shader.
  ///
  /// - Note: Without effect: Metal shaders do not run here; views are shown without them, shapes in
  ///   the current foreground style.
  public static func colorShader(_ shader: Shader) -> Self { .colorMultiply(.white) }

  /// Moves each pixel with a shader.
  ///
  /// - Note: Without effect: Metal shaders do not run here; views are shown without them, shapes in
  ///   the current foreground style.
  public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self {
    .colorMultiply(.white)
  }

  /// Draws each pixel with a shader that reads the others.
  ///
  /// - Note: Without effect: Metal shaders do not run here; views are shown without them, shapes in
  ///   the current foreground style.
  public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self {
    .colorMultiply(.white)
  }
}
