import Foundation
import LayoutCore

/// A change of places in space, as four rows of four numbers, in the words of Core Animation.
///
/// ```swift
/// var turn = CATransform3DIdentity
/// turn.m34 = -1 / 500                      // what is nearer is larger
/// turn = CATransform3DRotate(turn, .pi / 4, 0, 1, 0)
/// return ProjectionTransform(turn)
/// ```
public struct CATransform3D: Hashable, Sendable {
  /// How far x goes into x, y and z, and into what all three are divided by.
  public var m11: CGFloat = 0, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  /// How far y goes into x, y and z, and into what all three are divided by.
  public var m21: CGFloat = 0, m22: CGFloat = 0, m23: CGFloat = 0, m24: CGFloat = 0
  /// How far z goes into x, y and z; `m34` into the divisor, which makes what is nearer larger.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 0, m34: CGFloat = 0
  /// The steps along x, y and z, and the divisor of what lies at the origin: 1 as a rule.
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 0

  /// All zeros.
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
  /// What is seen of a change in space by somebody before the plane: depth is left out.
  public init(_ m: CATransform3D) {
    self.init()
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
}
