import Foundation
import HostInterface
import LayoutCore
import Rasterizer

extension Path {
  /// Returns the outline of the line that `stroke` would draw along this path.
  ///
  /// Each straight piece becomes a rectangle and each joint a separate figure; filled by winding,
  /// they form the line. Curves and round ends are divided finely enough for four pixels per point.
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
