import Foundation

/// How a preview wants to be shown: its size, or which way the screen is held.
///
/// ```swift
/// #Preview(traits: .fixedLayout(width: 320, height: 200)) { Card() }
/// ```
///
/// A host that shows previews honours what it can; a terminal cannot be turned, for example.
public struct PreviewTrait<T>: Sendable {
  package enum Request: Equatable, Sendable {
    case defaultLayout
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
    case orientation(Orientation)
  }

  package enum Orientation: Equatable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }

  package let request: Request
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The size of the host's screen or window.
  public static var defaultLayout: Self { Self(request: .defaultLayout) }
  /// The size that the view asks for.
  public static var sizeThatFitsLayout: Self { Self(request: .sizeThatFits) }
  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(request: .fixed(width: width, height: height))
  }

  /// Upright.
  public static var portrait: Self { Self(request: .orientation(.portrait)) }
  /// Upright, with the top below.
  public static var portraitUpsideDown: Self { Self(request: .orientation(.portraitUpsideDown)) }
  /// On its side, with the device's top to the left.
  public static var landscapeLeft: Self { Self(request: .orientation(.landscapeLeft)) }
  /// On its side, with the device's top to the right.
  public static var landscapeRight: Self { Self(request: .orientation(.landscapeRight)) }
}
