import Foundation
import HostInterface
import LayoutCore
import Timekeeping
import ViewDrawing
import ViewRuntime

extension GraphicsContext {
  /// A text resolved in the canvas's environment, ready to be measured and drawn.
  public struct ResolvedText {
    let content: TextContent
    let drawing: DrawingEnvironment
    /// The shading of the parts of the text that do not set their own.
    public var shading: Shading {
      get { ownShading ?? .foreground }
      set { ownShading = newValue }
    }
    var ownShading: Shading?

    /// Returns the size of the text for the given size.
    public func measure(in size: CGSize) -> CGSize { measurement(ProposedViewSize(size)).size }

    /// Returns the distance from the top of the text to its first baseline.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      measurement(ProposedViewSize(size)).firstBaseline
    }

    /// Returns the distance from the top of the text to its last baseline.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      measurement(ProposedViewSize(size)).lastBaseline
    }

    func measurement(_ proposal: ProposedViewSize) -> LeafMeasurement {
      let (drawing, content) = (drawing, content)
      return onMainActor {
        drawing.measure(NodeContent(role: .text, leaf: .text(content)), proposal)
      }
    }
  }

  /// Returns the text resolved in the canvas's environment.
  public func resolve(_ text: Text) -> ResolvedText {
    let drawing = recorder.drawing
    return onMainActor {
      ResolvedText(content: text.textContent(in: drawing.environment), drawing: drawing)
    }
  }

  /// Draws a text from the upper left corner of a rectangle, wrapped to its width and truncated to
  /// its height.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    guard !text.content.string.isEmpty else { return }
    var content = text.content
    if let shading = text.ownShading {
      let paint = ink(shading, over: { rect }).paint(in: rect)
      let environment = environment
      let usual = environment.foreground.paint(0, in: environment)
      for index in content.runs.indices where content.runs[index].style.paint == usual {
        content.runs[index].style.paint = paint
      }
    }
    append(.text(content, in: rect))
  }

  /// Draws a text on one line so that its `anchor` is at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measurement(ProposedViewSize(width: nil, height: nil)).size
    draw(text, in: CGRect(size, anchor, at: point))
  }

  /// Draws a text wrapped to a rectangle's width.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text on one line so that its `anchor` is at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}
