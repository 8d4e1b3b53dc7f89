import Foundation
import HostInterface
import LayoutCore
import Timekeeping
import ViewDrawing
import ViewRuntime

extension GraphicsContext {
  /// Draws a line at its position in its text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run, options: options) }
  }

  /// Draws a run at its position in its text.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run[0..<run.count], options: options)
  }

  /// Draws characters at their position in their text.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    guard !slice.isEmpty else { return }
    let (content, drawing) = (slice.text, recorder.drawing)
    let alone = onMainActor {
      drawing.measure(
        NodeContent(role: .text, leaf: .text(content)), ProposedViewSize(width: nil, height: nil))
    }
    let bounds = slice.typographicBounds
    let corner = CGPoint(x: bounds.origin.x, y: bounds.origin.y - alone.firstBaseline)
    append(.text(content, in: CGRect(origin: corner, size: alone.size)))
  }
}
