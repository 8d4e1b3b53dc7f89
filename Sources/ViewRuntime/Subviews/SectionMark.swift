import HostInterface

/// Marks where a section begins or ends, for containers that take their views apart; ignored by all
/// others.
package struct SectionMark {
  let part: SectionPart

  package nonisolated init(part: SectionPart) { self.part = part }
}

extension SectionMark: View {
  package typealias Body = Never
}

extension SectionMark: PrimitiveView {
  package static func makeElement(
    _ view: SectionMark, _ inputs: ViewInputs
  ) -> ViewElement<SectionMark> {
    SectionMarkElement(view, inputs)
  }
}

private final class SectionMarkElement: ViewElement<SectionMark> {
  private var node: RenderNode?

  init(_ view: SectionMark, _ inputs: ViewInputs) {
    super.init(inputs)
    guard reparenting != .none else { return }
    let node = RenderNode(self, layout: ZeroSizeLayout())
    node.traits[SectionPart.key] = view.part
    self.node = node
  }

  override func update(_ view: SectionMark) {}

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    if let node { nodes.append(node) }
  }
  override var hasRenderNodes: Bool { node != nil }
}
