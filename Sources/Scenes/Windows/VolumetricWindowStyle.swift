import ViewRuntime

/// A style with depth, where windows can have it.
public struct VolumetricWindowStyle: WindowStyle {
  /// The name of the style; not used by any host.
  public static var _name: String { "volumetric" }
  /// Makes the volumetric style.
  public nonisolated init() {}
}

extension WindowStyle where Self == VolumetricWindowStyle {
  /// With depth, where windows can have it.
  public static var volumetric: VolumetricWindowStyle { VolumetricWindowStyle() }
}
