import Foundation
import HostInterface
import LayoutCore
import Timekeeping

/// A view without children that a host draws: text, image, shape, a native control.
///
/// Some requirements are `mutating`, whatever the conforming methods are: they are called on the
/// value in place, so that it need not be copied.
@MainActor
package protocol LeafView: PrimitiveView {
  /// Returns what the host is told, given the environment.
  mutating func nodeContent(in environment: EnvironmentValues) -> NodeContent

  /// The environment keys that `nodeContent` or the layout read.
  static var environmentMask: EnvironmentMask { get }

  /// Returns how the leaf is sized; by default the host measures it.
  mutating func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout

  /// Called for events on the node.
  func handle(_ event: HostEvent, in environment: EnvironmentValues)

  /// Returns when the content changes merely because time passes, as for a running clock; nil if
  /// never.
  mutating func refreshDelay(in environment: EnvironmentValues) -> Duration?

  /// Returns how the content transitions into another one in an animated transaction; nil if it
  /// changes immediately.
  mutating func contentChange(in environment: EnvironmentValues) -> ContentChangeStyle?

  /// Returns whether two values show the same (S6.3): then the new one is not evaluated.
  static func areSame(_ a: UnsafePointer<Self>, _ b: UnsafePointer<Self>) -> Bool

  /// Whether values are `Animatable`: then intermediate values are shown.
  static var isAnimatable: Bool { get }

  /// Returns whether a new content may have another size on this host.
  static func resizes(
    _ old: NodeContent, _ new: NodeContent, on host: any RenderHost
  ) -> Bool
}

extension LeafView {
  package static var maker: ElementMaker<Self> { leafMaker }

  /// The maker of the usual element of a leaf, for views that are leaves in most places only.
  package static var leafMaker: ElementMaker<Self> {
    let type = ViewType.of(view: Self.self)
    return ElementMaker { view, inputs in
      type.elementClass(LeafElement<Self>.self).init(taking: view, inputs)
    }
  }

  package static var environmentMask: EnvironmentMask { [] }
  package func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout { MeasuredLayout() }
  package func handle(_ event: HostEvent, in environment: EnvironmentValues) {}
  package func refreshDelay(in environment: EnvironmentValues) -> Duration? { nil }
  package func contentChange(in environment: EnvironmentValues) -> ContentChangeStyle? { nil }
  package static func areSame(_ a: UnsafePointer<Self>, _ b: UnsafePointer<Self>) -> Bool {
    ValueComparison.viewComparison(Self.self)(a, b)
  }
  package static var isAnimatable: Bool { false }
  package static func resizes(
    _ old: NodeContent, _ new: NodeContent, on host: any RenderHost
  ) -> Bool {
    true
  }
}

/// A leaf's layout: the host measures it.
package struct MeasuredLayout: NodeLayout {
  package init() {}

  package func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    node.measurement(proposal).size
  }

  package func spacing(_ node: RenderNode) -> ViewSpacing {
    if node.content?.isText == true {
      return node.runtime.textSpacing ?? node.runtime.defaultSpacing
    }
    return switch node.content?.leaf {
    case .control?: node.runtime.controlSpacing
    default: node.runtime.defaultSpacing
    }
  }

  package func explicitAlignment(
    _ key: AlignmentKey, _ node: RenderNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key {
      return node.measurement(proposal).firstBaseline
    }
    if key == VerticalAlignment.lastTextBaseline.key {
      return node.measurement(proposal).lastBaseline
    }
    return nil
  }
}

extension RenderNode {
  /// Returns the host's measurement of the node's own content.
  package func measurement(_ proposal: ProposedViewSize) -> LeafMeasurement {
    guard let content else { return LeafMeasurement(size: .zero) }
    return runtime.host.measure(content, proposal)
  }
}

private final class LeafElement<Content: LeafView>: ViewElement<Content>, EnvironmentReader {
  // Leaves are the most common elements, so this fits exactly into the base class's padding, and
  // what only few leaves need is stored separately.
  @exclusivity(unchecked) private var token = EnvironmentScope.Token.none
  @exclusivity(unchecked) private var view: Content
  @exclusivity(unchecked) private var node: RenderNode!
  @exclusivity(unchecked) private var clockwork: Clockwork?

  /// What changes the content without an update of the view.
  private final class Clockwork {
    @exclusivity(unchecked) var nextRefresh: ScheduledWork?
    @exclusivity(unchecked) var driver: AnimatableDriver<Content>?
  }

  required init(taking view: UnsafeMutablePointer<Content>, _ inputs: ViewInputs) {
    self.view = view.move()
    super.init(inputs)
    let values = scope.values
    let node = RenderNode(
      self, content: self.view.nodeContent(in: values), layout: self.view.nodeLayout(in: values))
    node.eventTarget = self
    if let change = self.view.contentChange(in: values) {
      node.contentChange = change
      node.formerContentChange = change
    }
    self.node = node
    let mask = Content.environmentMask
    if !mask.isEmpty { token = scope.add(self, mask) }
    if let delay = self.view.refreshDelay(in: values) { scheduleRefresh(after: delay) }
  }

  private func scheduleRefresh(after delay: Duration?) {
    if let clockwork, let nextRefresh = clockwork.nextRefresh {
      nextRefresh.cancel()
      clockwork.nextRefresh = nil
    }
    guard let delay else { return }
    ownClockwork.nextRefresh = TimeSource.current.scheduleOnMain(after: delay) { [weak self] in
      guard let self, isMounted else { return }
      let delay = refresh()
      runtime.requestFrame()
      scheduleRefresh(after: delay)
    }
  }

  private var ownClockwork: Clockwork {
    if let clockwork { return clockwork }
    let made = Clockwork()
    clockwork = made
    return made
  }

  override func update(_ view: Content) { withPointer(to: view) { update(at: $0) } }

  override func update(at new: UnsafePointer<Content>) {
    if Content.areSame(new, &view) { return }
    if Content.isAnimatable { animate(to: new.pointee) }
    view = new.pointee
    scheduleRefresh(after: refresh())
  }

  override func update(taking new: UnsafeMutablePointer<Content>) {
    if Content.areSame(new, &view) { return }
    if Content.isAnimatable { animate(to: new.pointee) }
    swap(&view, &new.pointee)
    scheduleRefresh(after: refresh())
  }

  private func animate(to view: Content) {
    let transaction = transaction
    guard transaction.animation != nil else { return }
    let clockwork = ownClockwork
    if clockwork.driver == nil {
      clockwork.driver = .make(runtime) { [weak self] in self?.refresh() }
    }
    clockwork.driver?.change(from: self.view, to: view, transaction)
  }

  override func handle(_ event: HostEvent) { view.handle(event, in: scope.values) }

  func environmentChanged(_ changed: EnvironmentMask) { refresh() }

  /// - Returns: when the content must be refreshed.
  @discardableResult
  private func refresh() -> Duration? {
    guard let clockwork, let driver = clockwork.driver else { return show(&view) }
    var shown = driver.shown(view)
    return show(&shown)
  }

  private func show(_ view: inout Content) -> Duration? {
    let values = scope.values
    let node = node!
    let delay = view.refreshDelay(in: values)
    let new = view.nodeContent(in: values)
    node.layout = view.nodeLayout(in: values)
    let change = view.contentChange(in: values)
    if change != node.contentChange {
      node.formerContentChange = node.contentChange
      node.contentChange = change
    }
    var resizes = true
    if let old = node.content {
      if new == old { return delay }
      resizes = Content.resizes(old, new, on: runtime.host)
    }
    node.replaceContent(new, resizes: resizes)
    return delay
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) { nodes.append(node) }
  override func willUnmount() {
    node.eventTarget = nil
    scope.remove(token)
    guard let clockwork else { return }
    if let driver = clockwork.driver { runtime.stop(driver) }
    clockwork.nextRefresh?.cancel()
  }
}
