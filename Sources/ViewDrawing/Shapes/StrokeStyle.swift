import Foundation
import LayoutCore
import ViewRuntime

/// How a line along an outline is drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// In points.
  public var lineWidth: CGFloat
  /// How a line and each of its dashes end.
  public var lineCap: CGLineCap
  /// How two pieces of a line meet in a corner.
  public var lineJoin: CGLineJoin
  /// How far a corner may stick out, in line widths.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn; empty for a whole line.
  public var dash: [CGFloat]
  /// How far into the pattern the line begins.
  public var dashPhase: CGFloat

  /// A line of a width; without more, one point wide, whole, with straight ends and sharp corners.
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
  /// What an animation changes: the width, the limit for corners and where the dashes begin.
  ///
  /// The lengths of the dashes are not among them.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}
