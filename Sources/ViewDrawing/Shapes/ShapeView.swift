import Foundation
import HostInterface
import LayoutCore
import ToolchainEdges
import ViewRuntime

/// A view that shows a shape; further fills and strokes can be added on top of it.
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shown shape, for further fills and strokes.
  nonisolated var shape: Content { get }
}

/// The drawing of a shape: its fill and stroke already resolved to paint.
package struct ShapeDrawing {
  var shape: any Shape
  /// The shape that determines the size: a stroke has the size of the shape it follows.
  let sizing: any Shape
  var fill: Paint?
  var stroke: ShapeContent.Stroke?
  var effects: [Effect]
  var isEvenOdd = false

  @MainActor
  static func fill(
    _ shape: any Shape, _ style: any ShapeStyle, _ fillStyle: FillStyle,
    _ environment: EnvironmentValues
  ) -> ShapeDrawing {
    let paint = style.hostPaint(in: environment)
    guard outlines.mayInclude(type(of: shape)), let outline = shape as? any OutlineShape else {
      return ShapeDrawing(
        shape: shape.form(in: environment), sizing: shape.inContainer(environment), fill: paint,
        effects: style.hostEffects(in: environment),
        isEvenOdd: fillStyle.isEOFilled)
    }
    return ShapeDrawing(
      shape: outline.drawnLine(in: environment), sizing: shape,
      stroke: outline.strokeStyle.content(paint),
      effects: style.hostEffects(in: environment))
  }

  @MainActor
  static func stroke(
    _ shape: any Shape, _ style: any ShapeStyle, _ strokeStyle: StrokeStyle, isInside: Bool,
    _ environment: EnvironmentValues
  ) -> ShapeDrawing {
    var stroke = strokeStyle.content(style.hostPaint(in: environment))
    stroke.isInside = isInside
    // A shape that was inset for its line takes the whole proposal (S14.12).
    let sizing: any Shape = if isInside { Rectangle() } else { shape.inContainer(environment) }
    return ShapeDrawing(
      shape: shape.form(in: environment), sizing: sizing, stroke: stroke,
      effects: style.hostEffects(in: environment))
  }

  /// A cast that fails takes longer than the rest of a fill.
  private static let outlines = Conformers<any OutlineShape.Type>()

  static func mask(_ style: any ShapeStyle.Type) -> EnvironmentMask {
    style is any PaintingStyle.Type && style != AnyShapeStyle.self
      ? EnvironmentValues.foregroundMask.union(EnvironmentValues.backgroundStyleMask)
        .union(EnvironmentValues.containerShapeMask).union(EnvironmentValues.directionMask) : .all
  }

  /// The content before the size is known; final only for shapes that a host knows by name.
  var nodeContent: NodeContent { content(in: .zero) }

  /// Returns the drawing with the shape's form at its position.
  @MainActor
  func placed(_ node: RenderNode, in size: CGSize) -> ShapeDrawing {
    var drawing = self
    drawing.shape = shape.placed(node, in: size)
    return drawing
  }

  func content(in size: CGSize) -> NodeContent {
    var content = ShapeContent(geometry: shape.geometry(in: size), fill: fill, stroke: stroke)
    content.isEvenOdd = isEvenOdd
    return NodeContent(role: .shape, leaf: .shape(content), effects: effects)
  }
}

extension OutlineShape {
  fileprivate func drawnLine(in environment: EnvironmentValues) -> any Shape {
    line.form(in: environment)
  }
}

/// Gives a shape its size, and its outline once the size is known.
struct ShapeLayout: NodeLayout {
  let drawing: ShapeDrawing

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    drawing.sizing.sizeThatFits(proposal)
  }

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    guard drawing.shape.knownGeometry == nil else { return }
    node.setContent(drawing.placed(node, in: size).content(in: size), resizes: false)
  }
}

extension StrokeStyle {
  func content(_ paint: Paint) -> ShapeContent.Stroke {
    var stroke = ShapeContent.Stroke(
      paint: paint, width: Double(lineWidth), dash: dash.map { Double($0) })
    stroke.dashPhase = Double(dashPhase)
    stroke.miterLimit = Double(miterLimit)
    stroke.cap =
      switch lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    stroke.join =
      switch lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    return stroke
  }
}
