import Foundation

/// A step in the plane. Foundation on Linux has the point and the size, but not this.
public struct CGVector: Hashable, Codable, BitwiseCopyable, Sendable {
  /// The step along x.
  public var dx: CGFloat

  /// The step along y.
  public var dy: CGFloat

  /// No step at all.
  public init() { self.init(dx: CGFloat(0), dy: CGFloat(0)) }

  /// The step by the given distances.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The step by the given distances.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// The step by the given distances.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// No step at all.
  public static let zero = CGVector()
}
