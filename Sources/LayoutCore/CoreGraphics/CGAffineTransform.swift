import Foundation

/// A transformation of the plane that keeps lines straight and parallels parallel: any mix of
/// moving, scaling, turning and skewing. Foundation on Linux does not have it.
///
/// A point is a row and is multiplied from the left:
///
/// ```text
///               | a   b   0 |
///   [ x y 1 ] · | c   d   0 |  =  [ ax + cy + tx   bx + dy + ty   1 ]
///               | tx  ty  1 |
/// ```
///
/// ```swift
/// let turned = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
/// CGPoint(x: 1, y: 0).applying(turned)  // about (10, 1)
/// ```
///
/// `translatedBy`, `scaledBy` and `rotated` put the new step *before* what is there already.
public struct CGAffineTransform: Hashable, Codable, BitwiseCopyable, Sendable {
  /// How far x goes into x.
  public var a: CGFloat

  /// How far x goes into y.
  public var b: CGFloat

  /// How far y goes into x.
  public var c: CGFloat

  /// How far y goes into y.
  public var d: CGFloat

  /// The step along x.
  public var tx: CGFloat

  /// The step along y.
  public var ty: CGFloat

  /// The transformation that changes nothing.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// Makes a transformation from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a transformation from its six numbers.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Moves by the given distances.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Scales about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Turns about the origin, from the x axis towards the y axis, by `angle` radians.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The transformation that changes nothing.
  public static let identity = CGAffineTransform()

  /// Whether the transformation changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// Moves first, then does this.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Scales first, then does this.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Turns first, by `angle` radians, then does this.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Does this first, then `t2`.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// The transformation that undoes this one, or this one itself if it flattens the plane and
  /// nothing can undo it.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
