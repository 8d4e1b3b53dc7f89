import Foundation
import HostInterface
import LayoutCore

/// A view that draws with its own commands: a canvas.
///
/// The drawing closure has its own tracking scope: changes of what it reads redraw the canvas and
/// run no body (S5.9). It runs when the size is known, before the frame is committed.
@MainActor
package protocol DrawingView: PrimitiveView {
  associatedtype Symbols: View

  /// The views that the drawing may show, identified by their tags.
  var symbols: Symbols { get }

  func draw(on drawing: DrawingEnvironment) -> DisplayList

  /// Returns whether two values draw the same.
  static func drawsTheSame(_ a: Self, _ b: Self) -> Bool
}

extension DrawingView {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    DrawingElement(view, inputs)
  }
}

/// The symbols are children of the canvas's node, so that they are laid out, animated and updated
/// like all views; they are just not shown in place.
private final class DrawingElement<Drawing: DrawingView>: ViewElement<Drawing>, GatheringElement,
  EnvironmentReader
{
  private var view: Drawing
  private var node: RenderNode!
  private var tracking: TrackingScope!
  private var child: ViewElement<Drawing.Symbols>!
  private var token: EnvironmentScope.Token?
  private var wrappers = Wrappers()
  private var knownSize: CGSize?
  private var knownSymbols: [AnyHashable: DrawingEnvironment.Symbol] = [:]
  private var isWaitingToGather = false

  init(_ view: Drawing, _ inputs: ViewInputs) {
    self.view = view
    super.init(inputs)
    node = RenderNode(
      self, content: Self.content(DisplayList()),
      layout: DrawingLayout { [unowned self] in placed($0) })
    tracking = TrackingScope(self)
    token = scope.add(self, .all)
    child = mountElement(view.symbols, eagerChildInputs)
    gatherRenderNodes()
  }

  private static func content(_ list: DisplayList) -> NodeContent {
    NodeContent(role: .canvas, leaf: .drawing(list))
  }

  override func update(_ view: Drawing) {
    let isSame = Drawing.drawsTheSame(view, self.view)
    self.view = view
    child.update(view.symbols)
    if !isSame, knownSize != nil { drawAgain() }
  }

  func environmentChanged(_ changed: EnvironmentMask) {
    if knownSize != nil { tracking.invalidate() }
  }

  private func placed(_ size: CGSize) {
    let symbols = currentSymbols()
    guard size != knownSize || symbols != knownSymbols else { return }
    knownSize = size
    knownSymbols = symbols
    tracking.invalidate()
  }

  private func drawAgain() {
    tracking.cancelPending()
    guard let size = knownSize else { return }
    let drawing = DrawingEnvironment(
      size: size, environment: scope.values, host: runtime.host, symbols: knownSymbols)
    let list = tracking.evaluate { view.draw(on: drawing) }
    node.setContent(Self.content(list), resizes: false)
  }

  // MARK: Symbols

  private func currentSymbols() -> [AnyHashable: DrawingEnvironment.Symbol] {
    guard !wrappers.nodes.isEmpty else { return [:] }
    var ids: [NodeID: AnyHashable] = [:]
    child.collectItemIDs(&ids)
    var symbols: [AnyHashable: DrawingEnvironment.Symbol] = [:]
    for wrapper in wrappers.nodes {
      let id =
        wrapper.innermostTrait(TagTrait.key, as: AnyHashable.self)
        ?? wrapper.children.first.flatMap { ids[$0.id] }
      guard let id, symbols[id] == nil else { continue }
      symbols[id] = DrawingEnvironment.Symbol(id: wrapper.id, size: wrapper.size)
    }
    return symbols
  }

  func gatherRenderNodes() {
    isWaitingToGather = false
    var nodes = child.renderNodes
    wrappers.wrap(
      &nodes, from: 0,
      make: {
        RenderNode(
          self,
          content: NodeContent(role: .box, traits: [.invisible, .hiddenFromAccessibility]))
      })
    node.setChildren(nodes)
  }

  override func renderNodesChanged() {
    guard !isWaitingToGather, child != nil else { return }
    isWaitingToGather = true
    runtime.containersToGather.append(self)
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) { nodes.append(node) }
  override func forEachChild(_ visit: (Element) -> Void) { visit(child) }
  override func rerunContent() { drawAgain() }
  override func willUnmount() {
    if let token { scope.remove(token) }
    tracking.close()
  }
}

/// Takes the proposed size (nil: 10), like a shape.
private struct DrawingLayout: NodeLayout {
  let placed: (CGSize) -> Void

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10))
  }

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    for child in node.children { node.place(child, at: .zero, proposal: ProposedViewSize(size)) }
    placed(size)
  }
}
