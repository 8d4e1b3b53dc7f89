import Foundation

/// A transformation of the plane that keeps lines straight and parallels parallel: any combination
/// of translation, scaling, rotation and skewing. Foundation on Linux does not have it.
///
/// A point is a row vector and is multiplied from the left:
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
/// `translatedBy`, `scaledBy` and `rotated` apply the new step *before* the existing
/// transformation.
public struct CGAffineTransform: Hashable, Codable, BitwiseCopyable, Sendable {
  /// The contribution of x to x.
  public var a: CGFloat

  /// The contribution of x to y.
  public var b: CGFloat

  /// The contribution of y to x.
  public var c: CGFloat

  /// The contribution of y to y.
  public var d: CGFloat

  /// The translation along x.
  public var tx: CGFloat

  /// The translation along y.
  public var ty: CGFloat

  /// Makes the identity transformation.
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

  /// Makes a translation by the given distances.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a scaling about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a rotation about the origin, from the x axis towards the y axis, by `angle` radians.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The identity transformation.
  public static let identity = CGAffineTransform()

  /// Whether the transformation changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// Returns a translation followed by this transformation.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns a scaling followed by this transformation.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns a rotation by `angle` radians followed by this transformation.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns this transformation followed by `t2`.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// Returns the inverse, or this transformation itself if it is singular.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
