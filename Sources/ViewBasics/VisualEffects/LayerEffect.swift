import Foundation
import LayoutCore
import ViewDrawing
import ViewRuntime

extension View {
  /// Recomputes each pixel with a shader that samples the whole view.
  ///
  /// - Note: Without effect: nothing here runs Metal's language; views are shown without what their
  ///   shaders do, shapes in the style of the place.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
}
