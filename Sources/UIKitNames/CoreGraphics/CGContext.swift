import Foundation
import LayoutCore
import Timekeeping
import ViewDrawing

/// A drawing with Core Graphics' names: colours, lines and transformations are set first and apply
/// to what is drawn next.
///
/// ```swift
/// let badge = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
///   let drawing = context.cgContext
///   drawing.setFillColor(UIColor.systemRed.cgColor)
///   drawing.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
/// }
/// ```
///
/// As in UIKit, coordinates are in points from the upper left corner to the right and down, and
/// ``draw(_:in:byTiling:)`` therefore draws pictures upside down. Drawing is recorded, and becomes
/// pixels when a picture is made of it.
///
/// - Note: In part without effect: `interpolationQuality`, `setShouldAntialias` and
///   `setAllowsAntialiasing` change nothing.
// Used like Core Graphics' own by one thread at a time, the main one.
public final class CGContext: @unchecked Sendable {
  /// What `saveGState()` saves.
  struct State {
    var drawing: GraphicsContext
    var fill = Color.black
    var stroke = Color.black
    var line = StrokeStyle()
    var shadow: GraphicsContext.Filter?
  }

  /// Nil in a canvas, which shows the drawing itself.
  let picture: PictureDrawing?
  let scale: CGFloat
  let isOpaque: Bool
  var state: State
  private var saved: [State] = []
  /// The contexts below the open transparency layers.
  var layers: [State] = []
  var current = Path()

  /// How pictures are scaled; kept, but they are always smooth here.
  public var interpolationQuality = CGInterpolationQuality.default

  init(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    (picture, state) = onMainActor {
      let picture = PictureDrawing(size: size)
      return (picture, State(drawing: picture.context))
    }
    self.scale = scale
    self.isOpaque = isOpaque
  }

  init(_ drawing: GraphicsContext) {
    picture = nil
    state = State(drawing: drawing)
    scale = 1
    isOpaque = false
  }

  /// Saves the state: the transformation, the clip, colours, lines, opacity and shadow.
  public func saveGState() { saved.append(state) }
  /// Returns to the state that was saved last.
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  /// The transformation from current coordinates to the picture's.
  public var ctm: CGAffineTransform { state.drawing.transform }
  /// Moves what is drawn next.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.drawing.translateBy(x: tx, y: ty) }
  /// Scales what is drawn next.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.drawing.scaleBy(x: sx, y: sy) }
  /// Rotates what is drawn next by an angle in radians, clockwise as seen on the screen.
  public func rotate(by angle: CGFloat) { state.drawing.rotate(by: .radians(Double(angle))) }
  /// Applies a transformation before the current one.
  public func concatenate(_ transform: CGAffineTransform) { state.drawing.concatenate(transform) }

  /// Sets the colour of areas, which is black at first.
  public func setFillColor(_ color: CGColor) { state.fill = Color(cgColor: color) }
  /// Sets the colour of areas by its sRGB components, from 0 to 1 each.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets a grey for areas, from 0 for black to 1 for white.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }
  /// Sets the colour of lines, which is black at first.
  public func setStrokeColor(_ color: CGColor) { state.stroke = Color(cgColor: color) }
  /// Sets the colour of lines by its sRGB components, from 0 to 1 each.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets a grey for lines, from 0 for black to 1 for white.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the opacity of everything drawn next, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.drawing.opacity = Double(alpha) }
  /// Sets how colours blend with the existing ones.
  public func setBlendMode(_ mode: CGBlendMode) { state.drawing.blendMode = mode.ofCanvases }

  /// Sets the width of lines in points, which is 1 at first.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
  /// Sets the shape of the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
  /// Sets the shape of the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
  /// Sets how far a pointed corner may reach, as a multiple of the width.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  /// Sets the lengths of dashes and gaps, in points; empty for a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dash = lengths
    state.line.dashPhase = phase
  }

  /// Lets everything drawn next cast a shadow; nil for none.
  ///
  /// The offset does not follow the transformation.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      .shadow(
        color: Color(cgColor: $0), radius: blur / 2, x: offset.width, y: offset.height)
    }
  }
  /// Lets everything drawn next cast a faint black shadow.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Whether edges are smooth: they always are here.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Whether edges may be smooth: they always are here.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// The current context, with the shadow.
  var drawing: GraphicsContext {
    var drawing = state.drawing
    if let shadow = state.shadow { drawing.addFilter(shadow) }
    return drawing
  }

  /// Draws the following as one layer, with the opacity, blend mode and shadow set so far.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
    layers.append(state)
    state.drawing = state.drawing.beginLayer()
    state.shadow = nil
  }
  /// Draws the layer that was begun last.
  public func endTransparencyLayer() {
    guard let below = layers.popLast() else { return }
    let layer = state.drawing
    state = below
    drawing.draw(layer)
  }

  /// The picture of everything drawn so far; nil if it has no size, and in a canvas.
  public func makeImage() -> CGImage? {
    onMainActor { picture?.image(scale: scale, isOpaque: isOpaque) }
  }
}
