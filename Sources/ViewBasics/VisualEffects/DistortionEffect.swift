import Foundation
import LayoutCore
import ViewDrawing
import ViewRuntime

extension View {
  /// Moves each pixel with a shader.
  ///
  /// - Note: Without effect: Metal shaders do not run here; views are shown without them, shapes in
  ///   the current foreground style.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
}
