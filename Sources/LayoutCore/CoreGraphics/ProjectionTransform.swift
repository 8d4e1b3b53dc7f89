import Foundation

/// A projective transformation of the plane, which keeps lines straight but not parallel: the
/// perspective view of a flat surface turned in space.
///
/// A 3 by 3 matrix; a point is a row vector `[x y 1]` multiplied from the left, and the result is
/// divided by its third component.
public struct ProjectionTransform: Hashable, BitwiseCopyable, Sendable {
  /// Row 1, column 1.
  public var m11: CGFloat = 1
  /// Row 1, column 2.
  public var m12: CGFloat = 0
  /// Row 1, column 3.
  public var m13: CGFloat = 0
  /// Row 2, column 1.
  public var m21: CGFloat = 0
  /// Row 2, column 2.
  public var m22: CGFloat = 1
  /// Row 2, column 3.
  public var m23: CGFloat = 0
  /// Row 3, column 1: the translation along x.
  public var m31: CGFloat = 0
  /// Row 3, column 2: the translation along y.
  public var m32: CGFloat = 0
  /// Row 3, column 3.
  public var m33: CGFloat = 1

  /// Makes the identity transformation.
  public init() {}

  /// Makes the equivalent of an affine transformation.
  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// Whether the transformation changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether parallel lines stay parallel, so that a ``CGAffineTransform`` could do the same.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The affine part of the transformation: all of it if ``isAffine``.
  package var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }

  /// Returns this transformation followed by `rhs`.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var m = ProjectionTransform()
    m.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    m.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    m.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    m.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    m.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    m.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    m.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    m.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    m.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return m
  }

  /// Inverts this transformation.
  ///
  /// - Returns: `false`, leaving it unchanged, if it is singular.
  public mutating func invert() -> Bool {
    let c11 = m22 * m33 - m23 * m32
    let c12 = m23 * m31 - m21 * m33
    let c13 = m21 * m32 - m22 * m31
    let determinant = m11 * c11 + m12 * c12 + m13 * c13
    guard determinant != 0, determinant.isFinite else { return false }
    var m = ProjectionTransform()
    (m.m11, m.m21, m.m31) = (c11 / determinant, c12 / determinant, c13 / determinant)
    m.m12 = (m13 * m32 - m12 * m33) / determinant
    m.m22 = (m11 * m33 - m13 * m31) / determinant
    m.m32 = (m12 * m31 - m11 * m32) / determinant
    m.m13 = (m12 * m23 - m13 * m22) / determinant
    m.m23 = (m13 * m21 - m11 * m23) / determinant
    m.m33 = (m11 * m22 - m12 * m21) / determinant
    self = m
    return true
  }

  /// Returns the inverse, or this transformation itself if it is singular.
  public func inverted() -> ProjectionTransform {
    var copy = self
    return copy.invert() ? copy : self
  }
}

extension CGPoint {
  /// Returns the transformed point.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let w = x * m.m13 + y * m.m23 + m.m33
    let px = x * m.m11 + y * m.m21 + m.m31
    let py = x * m.m12 + y * m.m22 + m.m32
    return w == 1 || w == 0 ? CGPoint(x: px, y: py) : CGPoint(x: px / w, y: py / w)
  }
}
