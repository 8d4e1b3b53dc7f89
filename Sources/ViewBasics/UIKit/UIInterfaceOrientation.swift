/// Which way a screen stands.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeRight
  case landscapeLeft

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Several ways a screen may stand. What an app's delegate answers with it is not asked for:
/// windows here are turned by nobody.
///
/// - Note: Without effect: nobody turns a window here.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

extension UIWindowScene {
  /// A window here is as wide as the user makes it, and counts as lying.
  public var interfaceOrientation: UIInterfaceOrientation { .landscapeLeft }
}
