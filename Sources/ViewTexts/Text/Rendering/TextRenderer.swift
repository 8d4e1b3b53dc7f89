import Foundation
import LayoutCore
import Timekeeping
import ViewDrawing
import ViewRuntime

/// A custom way to draw texts: letter by letter, waving, fading in ...
///
/// ```swift
/// struct FadeIn: TextRenderer {
///   var progress: Double
///   var animatableData: Double {
///     get { progress }
///     set { progress = newValue }
///   }
///
///   func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///     for (number, slice) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
///       var copy = context
///       copy.opacity = progress * 10 - Double(number)
///       copy.draw(slice)
///     }
///   }
/// }
///
/// Text("Good morning").textRenderer(FadeIn(progress: isShown ? 1 : 0))
/// ```
///
/// The text keeps its size, its accessibility text and its place in the layout. A renderer is
/// `Animatable`: while an animation changes it, it draws each frame.
public protocol TextRenderer: Animatable {
  /// Draws the text: only what is drawn here is visible.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// Returns the size of the text for a proposal; the text's own size by default.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far the drawing extends beyond the text's bounds, in points.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// Returns the text's own size.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// None: everything is drawn within the text's bounds.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

extension View {
  /// Draws the texts in this view with a renderer.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

/// Animates like a modifier, so that texts get the interpolated renderers.
private struct TextRendererModifier<Renderer: TextRenderer> {
  var renderer: Renderer
}

extension TextRendererModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.environment(\.textRenderer, AnyTextRenderer(renderer))
  }
}

extension TextRendererModifier: Animatable {
  var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }
}

/// A type-erased renderer; two are equal if they draw the same.
struct AnyTextRenderer: Equatable {
  let renderer: any TextRenderer

  init(_ renderer: any TextRenderer) { self.renderer = renderer }

  static func == (a: AnyTextRenderer, b: AnyTextRenderer) -> Bool {
    func open<R: TextRenderer>(_ first: R) -> Bool {
      guard let second = b.renderer as? R else { return false }
      let pair = RendererPair(first: first, second: second)
      return onMainActor { ValueComparison.areEqual(pair.first, pair.second) }
    }
    return open(a.renderer)
  }
}

/// Unchecked: environments are compared on the main actor, where renderers are used.
private struct RendererPair<R: TextRenderer>: @unchecked Sendable {
  let first: R
  let second: R
}

private struct TextRendererKey: EnvironmentKey {
  static var defaultValue: AnyTextRenderer? { nil }
}

extension EnvironmentValues {
  var textRenderer: AnyTextRenderer? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }

  static let textRendererMask = EnvironmentMask(ObjectIdentifier(TextRendererKey.self))
}
