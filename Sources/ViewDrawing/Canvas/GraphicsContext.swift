import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// What a canvas draws with.
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
/// A value: a copy draws on the same canvas but has a state of its own, so changes of the copy's
/// transformation, clip, opacity and filters are gone with it. Points are the canvas's, from its
/// upper left corner to the right and down.
public struct GraphicsContext {
  package let recorder: DrawingRecorder
  var state = DrawingState()
  /// What of the canvas can be seen, in the canvas's points.
  var visible: CGRect
  /// How the next steps are mixed with what is there.
  public var blendMode = BlendMode.normal

  package init(_ recorder: DrawingRecorder) {
    self.recorder = recorder
    visible = CGRect(origin: .zero, size: recorder.size)
  }

  /// How transparent the next steps are: 0 is invisible, 1 as they are.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = min(max(newValue, 0), 1) }
  }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { recorder.environment }

  /// From the points that are drawn with to those of the canvas.
  public var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  /// Enlarges the next steps about the origin, by `x` across and `y` down.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }

  /// Moves the next steps by points of the present transformation: after a scale by 2, 10 are 20.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }

  /// Turns clockwise about the origin.
  public mutating func rotate(by angle: Angle) {
    state.transform = state.transform.rotated(by: CGFloat(angle.radians))
  }

  /// Does `matrix` before what the transformation does already.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    state.transform = matrix.concatenating(state.transform)
  }

  /// Draws with one state from here on, which holds for all of it together: the steps are drawn
  /// into a picture of their own, and that is laid on the canvas with this context's opacity, blend
  /// mode, clip and filters.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let steps = try record(content)
    var layer = stateNow
    // The steps carry the transformation.
    layer.transform = .identity
    recorder.commands.append(DrawingCommand(.layer(steps), layer))
  }

  /// The steps of a closure, which starts with this context's transformation and nothing else.
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
