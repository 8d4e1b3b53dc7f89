import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// The drawing interface of a canvas.
///
/// ```swift
/// Canvas { context, size in
///   context.opacity = 0.5
///   context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 20)), with: .color(.red))
///   var turned = context
///   turned.rotate(by: .degrees(45))
///   turned.draw(Text("Hi"), at: .zero)
/// }
/// ```
///
/// A context is a value: a copy draws on the same canvas but has its own state, so changes to the
/// copy's transformation, clip, opacity and filters end with it. Coordinates are in points of the
/// canvas, from its upper left corner to the right and down.
public struct GraphicsContext {
  package let recorder: DrawingRecorder
  var state = DrawingState()
  /// The visible part of the canvas, in the canvas's coordinates.
  var visible: CGRect
  /// How subsequent drawing blends with the existing content.
  public var blendMode = BlendMode.normal

  package init(_ recorder: DrawingRecorder) {
    self.recorder = recorder
    visible = CGRect(origin: .zero, size: recorder.size)
  }

  /// The opacity of subsequent drawing: 0 is invisible, 1 is unchanged.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = min(max(newValue, 0), 1) }
  }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { recorder.environment }

  /// The transformation from current coordinates to the canvas's.
  public var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  /// Scales subsequent drawing about the origin, by `x` across and `y` down.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }

  /// Moves subsequent drawing in current coordinates: after a scale by 2, 10 points are 20.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }

  /// Rotates subsequent drawing clockwise about the origin.
  public mutating func rotate(by angle: Angle) {
    state.transform = state.transform.rotated(by: CGFloat(angle.radians))
  }

  /// Applies `matrix` before the current transformation.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    state.transform = matrix.concatenating(state.transform)
  }

  /// Draws the closure's content as one layer: into a separate picture, which is composited onto
  /// the canvas with this context's opacity, blend mode, clip and filters.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let steps = try record(content)
    var layer = stateNow
    // The commands already include the transformation.
    layer.transform = .identity
    recorder.commands.append(DrawingCommand(.layer(steps), layer))
  }

  /// Returns the commands of a closure, which starts with only this context's transformation.
  func record(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DrawingCommand] {
    let inner = DrawingRecorder(recorder.drawing)
    var context = GraphicsContext(inner)
    context.state.transform = state.transform
    context.visible = visible
    try content(&context)
    return inner.commands
  }

  var stateNow: DrawingState {
    var state = state
    state.blendMode = blendMode.blending
    return state
  }

  package func append(_ figure: DrawingCommand.Figure) {
    guard state.opacity > 0 else { return }
    recorder.commands.append(DrawingCommand(figure, stateNow))
  }
}
