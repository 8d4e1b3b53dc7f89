import ViewRuntime

/// How bright what lies around a scene is.
public struct ImmersiveContentBrightness: Hashable, Sendable {
  let value: Double

  /// As the place has it.
  public static let automatic = ImmersiveContentBrightness(value: 1)
  /// As it is.
  public static let bright = ImmersiveContentBrightness(value: 1)
  /// Less bright.
  public static let dim = ImmersiveContentBrightness(value: 0.6)
  /// Hardly bright.
  public static let dark = ImmersiveContentBrightness(value: 0.3)

  /// A share of what it is.
  public static func custom(_ value: Double) -> ImmersiveContentBrightness {
    ImmersiveContentBrightness(value: value)
  }
}

extension Scene {
  /// How bright what lies around the scene is.
  ///
  /// - Note: Without effect: nothing lies around a window.
  public nonisolated func immersiveContentBrightness(_ brightness: ImmersiveContentBrightness)
    -> some Scene
  { self }
}
