import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension GraphicsContext {
  /// Fills the inside a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard !path.isEmpty else { return }
    append(
      .fill(
        path.hostElements, ink(shading, over: { path.boundingRect }),
        isEvenOdd: style.isEOFilled))
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard !path.isEmpty, style.lineWidth > 0 else { return }
    let ink = ink(shading, over: { path.boundingRect })
    append(.stroke(path.hostElements, style.content(ink.paint), ink))
  }

  /// Draws a plain line along a path; the width is in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}
