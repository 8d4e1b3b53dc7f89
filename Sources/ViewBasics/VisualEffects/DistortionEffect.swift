import Foundation
import LayoutCore
import ViewDrawing
import ViewRuntime

extension View {
  /// Moves each pixel with a shader.
  ///
  /// - Note: Without effect: nothing here runs Metal's language; views are shown without what their
  ///   shaders do, shapes in the style of the place.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
}
