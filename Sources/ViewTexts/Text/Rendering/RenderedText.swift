import Foundation
import HostInterface
import LayoutCore
import ViewDrawing
import ViewRuntime

/// A text drawn by a renderer: still a text for accessibility, with a drawing inside.
struct RenderedText: Equatable {
  let text: Text
}

extension RenderedText: View {
  typealias Body = Never
}

extension RenderedText: PrimitiveView, ContainerView {
  var content: RenderedTextDrawing { RenderedTextDrawing(text: text) }

  func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    NodeContent(role: .text, label: text.string(in: environment))
  }

  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    RenderedTextLayout(
      content: text.textContent(in: environment), renderer: environment.textRenderer?.renderer)
  }

  static var environmentMask: EnvironmentMask {
    Text.environmentMask.union(EnvironmentValues.textRendererMask)
  }

  func laysOutDifferently(from old: UnsafePointer<Self>) -> Bool { self != old.pointee }
}

/// The size comes from the renderer; the drawing has the renderer's padding around it.
private struct RenderedTextLayout: NodeLayout {
  let content: TextContent
  let renderer: (any TextRenderer)?

  private func measurement(
    _ proposal: ProposedViewSize, _ node: RenderNode
  ) -> LeafMeasurement {
    node.runtime.host.measure(NodeContent(role: .text, leaf: .text(content)), proposal)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    let text = TextProxy { measurement($0, node).size }
    return renderer?.sizeThatFits(proposal: proposal, text: text) ?? text.sizeThatFits(proposal)
  }

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    let padding = renderer?.displayPadding ?? EdgeInsets()
    for child in node.children {
      node.place(
        child, at: CGPoint(x: -padding.leading, y: -padding.top),
        proposal: ProposedViewSize(
          width: size.width + padding.leading + padding.trailing,
          height: size.height + padding.top + padding.bottom))
    }
  }

  func explicitAlignment(
    _ key: AlignmentKey, _ node: RenderNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key: measurement(proposal, node).firstBaseline
    case VerticalAlignment.lastTextBaseline.key: measurement(proposal, node).lastBaseline
    default: nil
    }
  }
}

/// The letters, redrawn when the text, its size or its renderer changes.
struct RenderedTextDrawing {
  let text: Text
}

extension RenderedTextDrawing: View {
  typealias Body = Never
}

extension RenderedTextDrawing: PrimitiveView, DrawingView {
  var symbols: EmptyView { EmptyView() }

  func draw(on drawing: DrawingEnvironment) -> DisplayList {
    guard let renderer = drawing.environment.textRenderer?.renderer else { return DisplayList() }
    let padding = renderer.displayPadding
    let size = CGSize(
      width: drawing.size.width - padding.leading - padding.trailing,
      height: drawing.size.height - padding.top - padding.bottom)
    let notes = TextAttributeNotes()
    let content = text.textContent(in: drawing.environment, noting: notes)
    let layout = RenderedTextLines(content, notes, drawing).layout(in: size, at: .zero)
    let recorder = DrawingRecorder(drawing)
    var context = GraphicsContext(recorder)
    context.translateBy(x: padding.leading, y: padding.top)
    renderer.draw(layout: layout, in: &context)
    return DisplayList(recorder.commands)
  }

  static func drawsTheSame(_ a: RenderedTextDrawing, _ b: RenderedTextDrawing) -> Bool {
    a.text == b.text
  }
}

extension Text {
  /// Whether there is a renderer depends on where the text is.
  @MainActor
  package static var maker: ElementMaker<Text> {
    let leaf = leafMaker
    return ElementMaker { view, inputs in
      TextEnvironment.of(inputs.scope.values).isRendered
        ? makeStandIn(for: view.move(), inputs) { RenderedText(text: $0) }
        : leaf.make(view, inputs)
    }
  }
}
