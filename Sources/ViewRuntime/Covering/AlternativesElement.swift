import Foundation
import HostInterface
import LayoutCore

/// A view that shows one of its children, chosen by layout according to the available space.
///
/// The others keep their state but count as absent: they have not appeared, run no tasks,
/// contribute no preferences and present nothing.
@MainActor
package protocol AlternativesView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
  var choice: FittingChoice { get }
}

extension AlternativesView {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    AlternativesElement(view, inputs)
  }
}

/// A child that can be chosen.
@MainActor
private struct Alternative {
  let element: Element
  /// Its node, including the wrappers of modifiers that apply to several children at once.
  let node: RenderNode
}

private final class AlternativesElement<Alternatives: AlternativesView>:
  ViewElement<Alternatives>, GatheringElement, ChoosingElement
{
  private var view: Alternatives
  private var node: RenderNode!
  private var child: ViewElement<Alternatives.Content>!
  private var alternatives: [Alternative] = []
  private var chosen: Alternative?
  private var isWaitingToGather = false
  /// Whether the surroundings show this view. Elements mounted below are not shown until they are
  /// chosen.
  private var isSeen: Bool

  init(_ view: Alternatives, _ inputs: ViewInputs) {
    self.view = view
    isSeen = inputs.parent?.isAround ?? true
    super.init(inputs)
    isAround = false
    node = RenderNode(self, content: .box, layout: AlternativesLayout(view.choice, self))
    child = mountElement(view.content, eagerChildInputs)
    gatherRenderNodes()
  }

  override func update(_ view: Alternatives) {
    let isOther = view.choice != self.view.choice
    self.view = view
    if isOther {
      node.layout = AlternativesLayout(view.choice, self)
      node.setNeedsLayout()
    }
    child.update(view.content)
  }

  func gatherRenderNodes() {
    isWaitingToGather = false
    node.setChildren(child.renderNodes)
    let former = chosen
    alternatives = []
    collect(child)
    chosen = former.flatMap { former in alternatives.first { $0.element === former.element } }
    // A leaving view stays visible until it has left.
    if let former, chosen == nil, former.element.isMounted, !former.node.isExiting { hide(former) }
    for alternative in alternatives where alternative.element !== chosen?.element {
      alternative.element.setGivesPreferences(false)
    }
  }

  /// Collects the outermost elements that stand for one child each; leaving views cannot be chosen.
  private func collect(_ element: Element) {
    let nodes = element.renderNodes
    guard let first = nodes.first else { return }
    guard nodes.count == 1 else { return element.forEachChild(collect) }
    var outermost = first
    while let parent = outermost.parent, parent !== node { outermost = parent }
    if outermost.parent != nil, !outermost.isExiting {
      alternatives.append(Alternative(element: element, node: outermost))
    }
  }

  func choose(_ node: RenderNode?) {
    guard node !== chosen?.node else { return }
    let former = chosen
    chosen = alternatives.first { $0.node === node }
    if let chosen {
      chosen.element.setGivesPreferences(true)
      if isSeen { chosen.element.setAppeared(true) }
    }
    if let former, former.element.isMounted { hide(former) }
  }

  func shows(_ descendant: Element) -> Bool {
    guard let chosen else { return false }
    var current = descendant
    while current !== chosen.element {
      guard let parent = current.parent, parent !== self else { return false }
      current = parent
    }
    return true
  }

  private func hide(_ alternative: Alternative) {
    alternative.element.setGivesPreferences(false)
    alternative.element.setAppeared(false)
  }

  override func setAppeared(_ appeared: Bool) {
    isSeen = appeared
    chosen?.element.setAppeared(appeared)
  }

  override func renderNodesChanged() {
    guard !isWaitingToGather else { return }
    isWaitingToGather = true
    runtime.containersToGather.append(self)
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) { nodes.append(node) }
  override func forEachChild(_ visit: (Element) -> Void) { visit(child) }
}

/// An element that is told which of its children is shown.
@MainActor
protocol ChoosingElement: Element {
  func choose(_ node: RenderNode?)

  /// Returns whether the shown child contains an element.
  func shows(_ descendant: Element) -> Bool
}

private struct AlternativesLayout: NodeLayout {
  private let choice: FittingChoice
  /// Safe: layouts are only called through their element's node.
  private unowned(unsafe) let element: any ChoosingElement

  init(_ choice: FittingChoice, _ element: any ChoosingElement) {
    self.choice = choice
    self.element = element
  }

  private func chosen(_ proposal: ProposedViewSize, _ node: RenderNode) -> RenderNode? {
    choice.choose(from: node.children, in: proposal).map { node.children[$0] }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    chosen(proposal, node)?.sizeThatFits(proposal) ?? .zero
  }

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    let chosen = chosen(proposal, node)
    for child in node.children { child.isShown = child === chosen }
    element.choose(chosen)
    if let chosen { node.place(chosen, at: .zero, proposal: proposal) }
  }

  func explicitAlignment(
    _ key: AlignmentKey, _ node: RenderNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    chosen(proposal, node)?.dimensions(in: proposal)[explicit: key]
  }

  func spacing(_ node: RenderNode) -> ViewSpacing {
    node.children.first?.spacing ?? node.runtime.defaultSpacing
  }
}
