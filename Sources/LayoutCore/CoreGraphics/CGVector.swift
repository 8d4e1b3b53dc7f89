import Foundation

/// A vector in the plane. Foundation on Linux has points and sizes, but not this.
public struct CGVector: Hashable, Codable, BitwiseCopyable, Sendable {
  /// The component along x.
  public var dx: CGFloat

  /// The component along y.
  public var dy: CGFloat

  /// Makes the zero vector.
  public init() { self.init(dx: CGFloat(0), dy: CGFloat(0)) }

  /// Makes a vector with the given components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a vector with the given components.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Makes a vector with the given components.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// The zero vector.
  public static let zero = CGVector()
}
