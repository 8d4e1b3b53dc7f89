import Foundation
import HostInterface
import ViewRuntime

/// A view with custom drawing: lines, areas, texts, pictures and other views.
///
/// ```swift
/// Canvas { context, size in
///   context.stroke(
///     Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green), lineWidth: 4)
///   context.draw(Text("12"), at: CGPoint(x: size.width / 2, y: 12))
/// }
/// ```
///
/// It takes the proposed size. The closure runs again when the size changes, when the view that
/// holds the canvas passes a different closure, and when something that the closure reads changes;
/// in that case only the closure runs. In a `TimelineView(.animation)` it draws on every tick.
///
/// Views to draw are passed as symbols and resolved by their tags:
///
/// ```swift
/// Canvas { context, size in
///   if let star = context.resolveSymbol(id: 1) { context.draw(star, at: .zero) }
/// } symbols: {
///   Image(systemName: "star").tag(1)
/// }
/// ```
///
/// Parts of a drawing receive no input and are not accessible; give the canvas an accessibility
/// label.
///
/// - Note: In part without effect: `rendersAsynchronously`, `colorMode`, and the choices
///   `linearColor`, `dithersResult` and `FillStyle.isAntialiased` change nothing. In a
///   terminal its texts stand upright in one size, and filters pass them by.
public struct Canvas<Symbols: View> {
  /// The views that can be drawn, resolved by their tags.
  public var symbols: Symbols
  /// The drawing closure: its first argument draws, the second is the size.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the drawing is opaque: black where nothing is drawn.
  public var isOpaque: Bool
  /// The colour mode for blending; no effect here.
  public var colorMode: ColorRenderingMode
  /// Whether the drawing may appear later than the views around it; here it never does.
  public var rendersAsynchronously: Bool
}

extension Canvas: View {
  public typealias Body = Never
}

extension Canvas {
  /// Makes a drawing with views that it can draw.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  /// Makes a drawing.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) {
      EmptyView()
    }
  }
}

extension Canvas: PrimitiveView, DrawingView {
  package func draw(on drawing: DrawingEnvironment) -> DisplayList {
    let recorder = DrawingRecorder(drawing)
    var context = GraphicsContext(recorder)
    renderer(&context, drawing.size)
    return DisplayList(recorder.commands, isOpaque: isOpaque)
  }

  package static func drawsTheSame(_ a: Canvas, _ b: Canvas) -> Bool {
    a.isOpaque == b.isOpaque && ValueComparison.areEqual(a.renderer, b.renderer)
  }
}
