import Foundation
import HostInterface
import LayoutCore
import Rasterizer

extension Path {
  /// The outline of the line that `stroke` would draw along this path.
  ///
  /// Each straight piece becomes a rectangle and each joint a figure of its own; together, filled
  /// by winding, they are the line. Curves and round ends are cut as finely as four pixels a point
  /// show.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let scale = 4.0
    let line = FlatPath(hostElements, scale: scale)
      .dashed(style.dash.map { Double($0) }, phase: Double(style.dashPhase))
    var result = Path()
    let outline = StrokeOutline(line, style.content(.color(.rgba(0, 0, 0, 1))), scale: scale)
    for figure in outline.figures {
      result.addLines(figure)
      result.closeSubpath()
    }
    return result
  }
}
