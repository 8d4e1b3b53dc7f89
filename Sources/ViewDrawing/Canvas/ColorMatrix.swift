/// A linear colour transformation: the contributions of red, green, blue, opacity and 1 to each
/// component of the result.
///
/// ```text
///   red'     =  r1·red + r2·green + r3·blue + r4·opacity + r5
///   green'   =  g1·red + g2·green + g3·blue + g4·opacity + g5
///   blue'    =  b1·red + b2·green + b3·blue + b4·opacity + b5
///   opacity' =  a1·red + a2·green + a3·blue + a4·opacity + a5
/// ```
public struct ColorMatrix: Equatable, Sendable {
  /// The contribution of red to red.
  public var r1: Float = 1
  /// The contribution of green to red.
  public var r2: Float = 0
  /// The contribution of blue to red.
  public var r3: Float = 0
  /// The contribution of opacity to red.
  public var r4: Float = 0
  /// The constant added to red.
  public var r5: Float = 0
  /// The contribution of red to green.
  public var g1: Float = 0
  /// The contribution of green to green.
  public var g2: Float = 1
  /// The contribution of blue to green.
  public var g3: Float = 0
  /// The contribution of opacity to green.
  public var g4: Float = 0
  /// The constant added to green.
  public var g5: Float = 0
  /// The contribution of red to blue.
  public var b1: Float = 0
  /// The contribution of green to blue.
  public var b2: Float = 0
  /// The contribution of blue to blue.
  public var b3: Float = 1
  /// The contribution of opacity to blue.
  public var b4: Float = 0
  /// The constant added to blue.
  public var b5: Float = 0
  /// The contribution of red to opacity.
  public var a1: Float = 0
  /// The contribution of green to opacity.
  public var a2: Float = 0
  /// The contribution of blue to opacity.
  public var a3: Float = 0
  /// The contribution of opacity to opacity.
  public var a4: Float = 1
  /// The constant added to opacity.
  public var a5: Float = 0

  /// Makes the identity transformation.
  public init() {}

  var numbers: [Double] {
    [
      r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5,
    ].map { Double($0) }
  }
}
