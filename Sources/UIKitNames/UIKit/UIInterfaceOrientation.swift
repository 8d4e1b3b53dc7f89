/// Which way a screen stands.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown
  /// Upright.
  case portrait
  /// Upright, on its head.
  case portraitUpsideDown
  /// On its side, turned to the right; the device is turned to the left then.
  case landscapeRight
  /// On its side, turned to the left; the device is turned to the right then.
  case landscapeLeft

  /// Whether the screen stands upright, on its head or not.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the screen lies on one of its long sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIWindowScene {
  /// A window here is as wide as the user makes it, and counts as lying.
  public var interfaceOrientation: UIInterfaceOrientation { .landscapeLeft }
}
