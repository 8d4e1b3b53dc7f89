/// Several ways a screen may stand. What an app's delegate answers with it is not asked for:
/// windows here are turned by nobody.
///
/// - Note: Without effect: nobody turns a window here.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// A bit for each of the ways.
  public let rawValue: UInt

  /// Ways by UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upright on its head.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Lying, with the top at the left; UIKit names it by where a phone's button is.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Lying, with the top at the right; UIKit names it by where a phone's button is.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Lying, either way.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four ways.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All ways but the one on its head.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
