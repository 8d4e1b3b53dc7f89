import Foundation
import LayoutCore
import ViewRuntime

/// The style of a line along an outline.
public struct StrokeStyle: Equatable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// The shape of the ends of a line and of its dashes.
  public var lineCap: CGLineCap
  /// The shape of the corners of a line.
  public var lineJoin: CGLineJoin
  /// The maximum length of a mitred corner, in line widths.
  public var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps; empty for a solid line.
  public var dash: [CGFloat]
  /// The offset into the pattern at the start of the line.
  public var dashPhase: CGFloat

  /// Makes a line style; by default one point wide, solid, with straight ends and sharp corners.
  ///
  /// ```swift
  /// Circle().stroke(.blue, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [1, 6]))
  /// ```
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle: Animatable {
  /// The animatable data: the width, the miter limit and the dash phase.
  ///
  /// The lengths of the dashes are not animated.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}
