import Foundation
import LayoutCore
import ViewBasics
import ViewRuntime

/// The part of a view that a popover points at.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle: `.rect(.bounds)`, `.rect(.rect(frame))`.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view's unit square: `.point(.bottomTrailing)`.
  case point(UnitPoint)

  /// Returns the anchor's part of a view with this frame.
  func part(of frame: CGRect) -> CGRect {
    switch self {
    case .rect(let source): source.value(frame.size, CoordinateMapping(at: frame.origin))
    case .point(let point):
      CGRect(
        x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height, width: 0,
        height: 0)
    }
  }
}
