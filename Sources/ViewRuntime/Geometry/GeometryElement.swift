import Foundation
import HostInterface
import LayoutCore

/// A view whose content is built for the size that it gets.
@MainActor
package protocol GeometryView: PrimitiveView {
  associatedtype Content: View
  func content(_ geometry: GeometrySource) -> Content
}

extension GeometryView {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    GeometryElement(view, inputs)
  }
}

/// What a geometry reader knows about its place; live while the view exists.
@MainActor
package final class GeometrySource {
  package fileprivate(set) weak var node: RenderNode?
  /// Counts the changes of the size or place: views that received a proxy before and after such a
  /// change do not compare equal.
  package fileprivate(set) var version = 0
  fileprivate weak var watcher: (any LayoutObserver)?
  fileprivate var watchFrame: () -> Void = {}
  fileprivate var watchOther: (@escaping () -> RenderNode?) -> Void = { _ in }

  package var size: CGSize { node?.size ?? .zero }

  /// Returns where another node is in the reader; reading it in the content makes the content
  /// depend on it, and on whether there is one: a view that was made in the same update gets its
  /// node later.
  package func placement(of other: @escaping () -> RenderNode?) -> CoordinateMapping? {
    if EvaluationContext.isEvaluating {
      watchFrame()
      watchOther(other)
    }
    guard let node, let other = other() else { return nil }
    return other.placement(from: node)
  }

  /// Returns the reader's rectangle in an ancestor node; reading it in the content makes the
  /// content depend on it.
  package func frame(in ancestor: RenderNode) -> CGRect {
    if EvaluationContext.isEvaluating { watchFrame() }
    guard let node else { return .zero }
    return node.placement(in: ancestor).rect(CGRect(origin: .zero, size: node.size))
  }

  /// The rectangle in the window, with effects applied; reading it in the content makes the content
  /// depend on it.
  package var globalFrame: CGRect {
    if EvaluationContext.isEvaluating { watchFrame() }
    return node?.seenFrame ?? .zero
  }
}

/// Takes the proposed size (nil: 10), and builds its content when the size is known (S11.13). The
/// content has its own tracking scope (S5.9).
private final class GeometryElement<Reader: GeometryView>: ViewElement<Reader>, GatheringElement,
  LayoutObserver
{
  private var view: Reader
  private let source = GeometrySource()
  private var node: RenderNode!
  private var tracking: TrackingScope!
  private var child: ViewElement<Reader.Content>?
  private var knownSize: CGSize?
  private var knownFrame: CGRect?
  /// The other nodes that the content read, with the frames it saw.
  private var knownOthers: [(node: () -> RenderNode?, frame: CGRect?)] = []

  init(_ view: Reader, _ inputs: ViewInputs) {
    self.view = view
    super.init(inputs)
    node = RenderNode(
      self, content: .box,
      layout: GeometryLayout { [unowned self] in sizeBecameKnown($0) })
    node.isRightToLeft = scope.values.isRightToLeft
    source.node = node
    source.watchFrame = { [unowned self] in watchFrame() }
    source.watchOther = { [unowned self] in watch($0) }
    tracking = TrackingScope(self)
    runtime.unmeasuredReaders += 1
  }

  override func update(_ view: Reader) {
    self.view = view
    if knownSize != nil { updateContent() }
  }

  private func sizeBecameKnown(_ size: CGSize) {
    guard size != knownSize else { return }
    knownSize = size
    geometryChanged()
  }

  private func geometryChanged() {
    source.version &+= 1
    tracking.invalidate()
  }

  private func updateContent() {
    tracking.cancelPending()
    knownOthers = []
    let content = tracking.evaluate { view.content(source) }
    if let child { return child.update(content) }
    runtime.unmeasuredReaders -= 1
    child = mountElement(content, eagerChildInputs)
    gatherRenderNodes()
  }

  private func watchFrame() {
    knownFrame = node.seenFrame
    runtime.layoutObservers[self] = self
  }

  private func watch(_ other: @escaping () -> RenderNode?) {
    knownOthers.append((other, other()?.seenFrame))
    runtime.layoutObservers[self] = self
  }

  func layoutDidFinish() {
    // A removed view shows what it showed: its content is not rebuilt, wherever it moves.
    if isInExitTransition { return }
    let hasMoved = knownFrame.map { node.seenFrame != $0 } ?? false
    guard hasMoved || knownOthers.contains(where: { $0.node()?.seenFrame != $0.frame }) else {
      return
    }
    // A row that its container keeps out of sight has no place.
    guard node.isInTree else { return }
    // Content that still depends on it reads it again; otherwise it must not keep causing frames.
    knownFrame = nil
    knownOthers = []
    geometryChanged()
  }

  override func layoutDirectionChanged() {
    node.isRightToLeft = scope.values.isRightToLeft
    node.setNeedsLayout()
    super.layoutDirectionChanged()
  }

  func gatherRenderNodes() {
    node.setChildren(child?.renderNodes ?? [])
  }
  override func renderNodesChanged() { runtime.containersToGather.append(self) }
  override func appendRenderNodes(to nodes: inout [RenderNode]) { nodes.append(node) }
  override func forEachChild(_ visit: (Element) -> Void) {
    if let child { visit(child) }
  }
  override func rerunContent() { updateContent() }
  override func willUnmount() {
    // A proxy may outlive the view; it must not notify it any more.
    source.watchFrame = {}
    source.watchOther = { _ in }
    runtime.layoutObservers[self] = nil
    if child == nil { runtime.unmeasuredReaders -= 1 }
    tracking.close()
  }
}

package struct GeometryLayout: NodeLayout {
  let sizeBecameKnown: (CGSize) -> Void

  package func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10))
  }

  package func placeChildren(
    _ node: RenderNode, in size: CGSize, proposal: ProposedViewSize
  ) {
    sizeBecameKnown(size)
    for child in node.children { node.place(child, at: .zero, proposal: ProposedViewSize(size)) }
  }
}

extension RenderNode {
  /// Whether it is below the window, also if it is not shown at the moment.
  ///
  /// - Complexity: the depth of the tree.
  fileprivate var isInTree: Bool {
    var node = self
    while let next = node.parent ?? node.extras?.holder { node = next }
    return node.id == .root
  }
}
