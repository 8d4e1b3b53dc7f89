import Foundation
import LayoutCore

/// A transform in three dimensions, as a matrix of four rows, with Core Animation's names.
///
/// ```swift
/// var turn = CATransform3DIdentity
/// turn.m34 = -1 / 500                      // what is nearer is larger
/// turn = CATransform3DRotate(turn, .pi / 4, 0, 1, 0)
/// return ProjectionTransform(turn)
/// ```
public struct CATransform3D: Hashable, Sendable {
  /// The contribution of x to x, y, z and the divisor of all three.
  public var m11: CGFloat = 0, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  /// The contribution of y to x, y, z and the divisor of all three.
  public var m21: CGFloat = 0, m22: CGFloat = 0, m23: CGFloat = 0, m24: CGFloat = 0
  /// The contribution of z to x, y and z; `m34`, that to the divisor, makes near points larger.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 0, m34: CGFloat = 0
  /// The translation along x, y and z, and the divisor at the origin, usually 1.
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 0

  /// A matrix of zeros.
  public init() {}

  init(_ rows: [SIMD4<Double>]) {
    (m11, m12, m13, m14) = Self.numbers(rows[0])
    (m21, m22, m23, m24) = Self.numbers(rows[1])
    (m31, m32, m33, m34) = Self.numbers(rows[2])
    (m41, m42, m43, m44) = Self.numbers(rows[3])
  }

  private static func numbers(_ row: SIMD4<Double>) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
    (CGFloat(row.x), CGFloat(row.y), CGFloat(row.z), CGFloat(row.w))
  }

  var rows: [SIMD4<Double>] {
    [
      SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)),
      SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)),
      SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)),
      SIMD4(Double(m41), Double(m42), Double(m43), Double(m44)),
    ]
  }
}

extension ProjectionTransform {
  /// The projection of a transform onto the plane, as seen from in front of it: depth is dropped.
  public init(_ m: CATransform3D) {
    self.init()
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
}
