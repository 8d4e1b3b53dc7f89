/// The modifier behind `covered(_:)`: a page that may be hidden.
package struct CoverModifier {
  let isCovered: Bool
  let mountsAtOnce: Bool
}

extension CoverModifier: PrimitiveModifier {
  package typealias Body = Never

  package static func makeElement<Content: View>(
    taking view: UnsafeMutablePointer<ModifiedContent<Content, Self>>, _ inputs: ViewInputs
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    CoverElement(view.move(), inputs)
  }
}

extension View {
  /// Hides the view while `isCovered`: it keeps its state and counts as disappeared.
  ///
  /// - Parameter mountsAtOnce: whether it is mounted before it is first seen.
  package nonisolated func covered(_ isCovered: Bool, mountsAtOnce: Bool = false) -> some View {
    modifier(CoverModifier(isCovered: isCovered, mountsAtOnce: mountsAtOnce))
  }
}

private final class CoverElement<Content: View>:
  ViewElement<ModifiedContent<Content, CoverModifier>>
{
  private var isCovered: Bool
  private var child: ViewElement<Content>?

  init(_ view: ModifiedContent<Content, CoverModifier>, _ inputs: ViewInputs) {
    isCovered = view.modifier.isCovered
    super.init(inputs)
    guard !isCovered || view.modifier.mountsAtOnce else { return }
    child = mountElement(view.content, childInputs)
    if isCovered { child?.setAppeared(false) }
  }

  override func update(_ view: ModifiedContent<Content, CoverModifier>) {
    let wasCovered = isCovered
    isCovered = view.modifier.isCovered
    if let child {
      child.update(view.content)
      if isCovered != wasCovered { child.setAppeared(isAround && !isCovered) }
    } else if !isCovered || view.modifier.mountsAtOnce {
      child = mountElement(view.content, childInputs)
      if isCovered { child?.setAppeared(false) }
    }
    if isCovered != wasCovered { renderNodesChanged() }
  }

  override func setAppeared(_ appeared: Bool) {
    isAround = appeared
    if !isCovered { child?.setAppeared(appeared) }
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    guard isCovered else {
      child?.appendRenderNodes(to: &nodes)
      return
    }
    // Called anyway, so that node wrappers release the nodes of views that are gone.
    var unseen: [RenderNode] = []
    child?.appendRenderNodes(to: &unseen)
  }
  override var hasRenderNodes: Bool { isCovered ? false : child?.hasRenderNodes ?? false }
  override func forEachChild(_ visit: (Element) -> Void) {
    if let child { visit(child) }
  }
}
