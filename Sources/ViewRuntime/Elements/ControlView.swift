import Foundation
import HostInterface
import LayoutCore

/// A control: one node that the user can act on, drawn by the host if it knows the kind and
/// composed of basic views if it does not.
///
/// `nodeContent` describes the control. If its leaf is `.control`, the host is asked
/// (`RenderHost.supports`): if it supports the control, the node is a leaf that the host measures
/// and draws; if not, the leaf is dropped and `content` is mounted under the node. A control that
/// is always made of views (a button around its label) has no leaf and always mounts `content`.
///
/// Views that are not shown but whose text is needed (a slider's label, a picker's options) go
/// into `hidden`; they are mounted, updated and read, but never laid out.
///
/// A disabled control has the trait `.disabled` and receives no events (S7.5).
///
/// A control stores the value that it shows. The `body` of the view around it reads the binding: a
/// binding that only the control reads compares equal after a change, and nothing is updated.
///
/// ```swift
/// extension StarRating: View {
///   public var body: some View {
///     let stars = stars.readAgain
///     StarRatingControl(stars: stars.wrappedValue, set: stars, label: label)
///   }
/// }
///
/// extension StarRatingControl: ControlView {
///   package var hidden: some View { label }
///
///   package func nodeContent(
///     _ hidden: [HiddenPart], in environment: EnvironmentValues
///   ) -> NodeContent {
///     NodeContent(
///       role: .slider, traits: .focusable, actions: .step,
///       value: .number(Double(stars), in: 0...5, step: 1), label: hidden.label)
///   }
///
///   package func content(_ hidden: [HiddenPart], hostDraws: Bool) -> some View {
///     Text(verbatim: String(repeating: "★", count: stars))
///   }
///
///   package func handle(_ event: HostEvent, _ context: ControlContext) {
///     if case .increment = event { set.wrappedValue = min(stars + 1, 5) }
///     if case .decrement = event { set.wrappedValue = max(stars - 1, 0) }
///   }
/// }
/// ```
@MainActor
package protocol ControlView: PrimitiveView {
  associatedtype Hidden: View
  associatedtype Content: View

  @ViewBuilder var hidden: Hidden { get }

  func nodeContent(_ hidden: [HiddenPart], in environment: EnvironmentValues) -> NodeContent

  /// - Parameter hostDraws: whether the host knows the control's kind, and so draws its chrome.
  @ViewBuilder func content(_ hidden: [HiddenPart], hostDraws: Bool) -> Content

  /// Returns how the node lays out `content`.
  func nodeLayout(hostDraws: Bool, in environment: EnvironmentValues) -> any NodeLayout

  /// Returns whether the node and the hidden views are the same for this value as for a former one:
  /// only the node's contents, and the effect of events, may differ.
  mutating func hasSameNode(as old: UnsafePointer<Self>) -> Bool

  /// The environment keys that the functions above read.
  static var environmentMask: EnvironmentMask { get }

  /// Called for events on the node, and when it gains or loses keyboard focus.
  func handle(_ event: HostEvent, _ context: ControlContext)
}

/// The context in which a control handles an event.
@MainActor
package struct ControlContext {
  package let node: RenderNode
  package let hidden: [HiddenPart]
  /// The current environment: its closures are the latest.
  package let environment: EnvironmentValues

  package init(node: RenderNode, hidden: [HiddenPart], environment: EnvironmentValues) {
    self.node = node
    self.hidden = hidden
    self.environment = environment
  }

  package var runtime: ViewRuntime { node.runtime }
}

extension ControlView {
  package static var maker: ElementMaker<Self> {
    let type = ViewType.of(view: Self.self)
    return ElementMaker { view, inputs in
      type.elementClass(ControlElement<Self>.self).init(taking: view, inputs)
    }
  }

  package func nodeLayout(
    hostDraws: Bool, in environment: EnvironmentValues
  ) -> any NodeLayout { LayersLayout(alignment: .center) }

  package static var environmentMask: EnvironmentMask { [] }

  package func hasSameNode(as old: UnsafePointer<Self>) -> Bool { false }
}

extension ControlView where Hidden == EmptyView {
  package var hidden: EmptyView { EmptyView() }
}

extension ControlView where Content == EmptyView {
  package func content(_ hidden: [HiddenPart], hostDraws: Bool) -> EmptyView { EmptyView() }
}

private final class ControlElement<Control: ControlView>: ViewElement<Control>, EnvironmentReader,
  GatheringElement
{
  @exclusivity(unchecked) private var view: Control
  @exclusivity(unchecked) private var token: EnvironmentScope.Token?
  @exclusivity(unchecked) private var node: RenderNode!
  @exclusivity(unchecked) private var hidden: HiddenElement<Control.Hidden>?
  @exclusivity(unchecked) private var child: ViewElement<Control.Content>?
  @exclusivity(unchecked) private var isWaitingToGather = false

  required init(taking view: UnsafeMutablePointer<Control>, _ inputs: ViewInputs) {
    self.view = view.move()
    super.init(inputs)
    if Control.Hidden.self != EmptyView.self {
      hidden = HiddenElement(self.view.hidden, eagerChildInputs) { [unowned self] in refresh() }
    }
    let (content, hostDraws) = nextContent()
    node = RenderNode(self, content: content, layout: layout(content, hostDraws))
    node.isRightToLeft = scope.values.isRightToLeft
    node.eventTarget = self
    let mask = Control.environmentMask.union(EnvironmentValues.isEnabledMask)
    let known = mask.union(EnvironmentValues.shortcutMask)
    token = scope.add(self, known.union(EnvironmentValues.directionMask))
    updateChild(content, hostDraws: hostDraws)
  }

  private var parts: [HiddenPart] { hidden?.parts ?? [] }

  private func nextContent() -> (NodeContent, hostDraws: Bool) {
    var content = view.nodeContent(parts, in: scope.values)
    if !scope.values.isEnabled { content.traits.insert(.disabled) }
    if scope.values.isRightToLeft { content.traits.insert(.mirrored) }
    if let shortcut = scope.values.keyboardShortcut { content.take(shortcut) }
    let hostDraws = hostDraws(content)
    if !hostDraws, content.leaf == .control { content.leaf = .none }
    return (content, hostDraws)
  }

  /// Not `map`, whose closure would check the thread.
  private func hostDraws(_ content: NodeContent) -> Bool {
    guard let control = content.control else { return false }
    return runtime.host.supports(control)
  }

  private func layout(_ content: NodeContent, _ hostDraws: Bool) -> any NodeLayout {
    content.leaf == .none
      ? view.nodeLayout(hostDraws: hostDraws, in: scope.values) : MeasuredLayout()
  }

  override func update(_ view: Control) { withPointer(to: view) { update(at: $0) } }

  override func update(at new: UnsafePointer<Control>) {
    if ValueComparison.areSame(new, &view) { return }
    let isSameNode = view.hasSameNode(as: new)
    view = new.pointee
    show(isSameNode: isSameNode)
  }

  override func update(taking new: UnsafeMutablePointer<Control>) {
    if ValueComparison.areSame(new, &view) { return }
    let isSameNode = view.hasSameNode(as: new)
    swap(&view, &new.pointee)
    show(isSameNode: isSameNode)
  }

  private func show(isSameNode: Bool) {
    guard isSameNode, let node, let content = node.content else {
      hidden?.update(view.hidden)
      return refresh()
    }
    updateChild(content, hostDraws: hostDraws(content))
  }

  func environmentChanged(_ changed: EnvironmentMask) { refresh() }

  private func refresh() {
    guard let node, isMounted else { return }
    let (content, hostDraws) = nextContent()
    node.isRightToLeft = scope.values.isRightToLeft
    let resizes =
      content.leaf != .none || node.content?.leaf != content.leaf
      || node.content?.control != content.control
    node.layout = layout(content, hostDraws)
    node.setContent(content, resizes: resizes)
    updateChild(content, hostDraws: hostDraws)
  }

  private func updateChild(_ content: NodeContent, hostDraws: Bool) {
    guard content.leaf == .none else {
      guard let former = child else { return }
      child = nil
      former.unmount()
      node.setChildren([])
      return
    }
    var content = view.content(parts, hostDraws: hostDraws)
    if let child {
      child.update(taking: &content)
    } else {
      child = mountElement(content, eagerChildInputs)
      gatherRenderNodes()
    }
  }

  override func handle(_ event: HostEvent) {
    let context = ControlContext(node: node, hidden: parts, environment: scope.values)
    if case .focused = event { return view.handle(event, context) }
    guard scope.values.isEnabled else { return }
    // The host already shows what the user did: if the model disagrees, it is sent an update.
    switch event {
    case .edit(_, let edit): node.hostShows(edit)
    case .setValue(_, let value): node.hostShows(value)
    default: break
    }
    view.handle(event, context)
  }

  func gatherRenderNodes() {
    isWaitingToGather = false
    node.setChildren(child?.renderNodes ?? [])
  }

  override func renderNodesChanged() {
    guard !isWaitingToGather, node != nil else { return }
    isWaitingToGather = true
    runtime.containersToGather.append(self)
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) { nodes.append(node) }
  override func forEachChild(_ visit: (Element) -> Void) {
    if let hidden { visit(hidden) }
    if let child { visit(child) }
  }
  override func willUnmount() {
    node.eventTarget = nil
    if let token { scope.remove(token) }
  }
}
