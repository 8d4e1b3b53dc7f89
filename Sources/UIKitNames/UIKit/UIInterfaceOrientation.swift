/// The orientation of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Landscape, turned to the right, with the device turned to the left.
  case landscapeRight
  /// Landscape, turned to the left, with the device turned to the right.
  case landscapeLeft

  /// Whether the orientation is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIWindowScene {
  /// A window can have any shape here, and counts as landscape.
  public var interfaceOrientation: UIInterfaceOrientation { .landscapeLeft }
}
