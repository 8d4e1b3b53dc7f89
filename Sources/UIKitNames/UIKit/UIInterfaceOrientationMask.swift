/// A set of interface orientations. An app delegate's answer is never asked for, since windows here
/// cannot be turned.
///
/// - Note: Without effect: windows here do not rotate.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// A bit for each of the orientations.
  public let rawValue: UInt

  /// A set of orientations by UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Landscape, with the top at the left; UIKit names it by where a phone's button is.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Landscape, with the top at the right; UIKit names it by where a phone's button is.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
