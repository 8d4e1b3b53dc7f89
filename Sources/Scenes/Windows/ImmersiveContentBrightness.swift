import ViewRuntime

/// The brightness of the surroundings of an immersive scene.
public struct ImmersiveContentBrightness: Hashable, Sendable {
  let value: Double

  /// The default brightness.
  public static let automatic = ImmersiveContentBrightness(value: 1)
  /// Full brightness.
  public static let bright = ImmersiveContentBrightness(value: 1)
  /// Reduced brightness.
  public static let dim = ImmersiveContentBrightness(value: 0.6)
  /// Low brightness.
  public static let dark = ImmersiveContentBrightness(value: 0.3)

  /// Makes a brightness from a fraction of the full one.
  public static func custom(_ value: Double) -> ImmersiveContentBrightness {
    ImmersiveContentBrightness(value: value)
  }
}

extension Scene {
  /// Sets the brightness of the surroundings of the scene.
  ///
  /// - Note: Without effect: a window has no surroundings to dim.
  public nonisolated func immersiveContentBrightness(_ brightness: ImmersiveContentBrightness)
    -> some Scene
  { self }
}
