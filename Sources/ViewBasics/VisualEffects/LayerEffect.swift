import Foundation
import LayoutCore
import ViewDrawing
import ViewRuntime

extension View {
  /// Recomputes each pixel with a shader that samples the whole view.
  ///
  /// - Note: Without effect: Metal shaders do not run here; views are shown without them, shapes in
  ///   the current foreground style.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
}
