import Foundation
import HostInterface
import LayoutCore

/// The frame around something presented, as its content sees it.
@MainActor
package final class PresentationPanel {
  fileprivate weak var element: (any PresentedPanelElement)?

  /// The preferences that modifiers in the content set.
  package var preferences = PresentationPreferences() {
    didSet { element?.preferencesChanged() }
  }
}

@MainActor
private protocol PresentedPanelElement: Element {
  func preferencesChanged()
}

/// Something presented, mounted below the view that presents it and shown above the window.
///
///     layer (the whole window, not seen by hosts) ── panel (sheet, alert, menu ...) ── content
package final class PresentedElement<Presented: View>: Element, GatheringElement,
  PresentationContext, LayoutObserver, PresentedPanelElement
{
  private typealias Root = FittedView<DeferredView<Presented>>

  private var modifier: PresentationModifier<Presented>
  private let panel = PresentationPanel()
  private let anchor: () -> CGRect
  private var anchoredAt = CGRect.null
  private var child: ViewElement<Root>!
  private var layer: RenderNode!
  private var node: RenderNode!
  /// An ancestor, which therefore owns this.
  private weak var host: (any PresentationHost)?
  private var formerFocus: NodeID?
  let presentations = PresentationQueue()
  /// The number of events when it was opened.
  let openedAt: Int
  /// Called when the user closes it.
  var onDismiss: () -> Void = {}

  /// - Parameter anchor: returns the frame of the presenting view in the window.
  init(
    _ modifier: PresentationModifier<Presented>, _ inputs: ViewInputs,
    anchor: @escaping () -> CGRect
  ) {
    self.modifier = modifier
    self.anchor = anchor
    openedAt = inputs.runtime.eventCount
    super.init(inputs)
    panel.element = self
    layer = RenderNode(self, layout: layerLayout)
    node = RenderNode(self, content: content, layout: panelLayout)
    node.eventTarget = self
    formerFocus = runtime.focus.focusBefore(node)
    layer.setChild(node)
    child = mountElement(root, eagerChildInputs)
    gatherRenderNodes()
    host = nearestHost
    host?.layers.add(layer)
    if case .beside = modifier.form.place {
      runtime.layoutObservers[self] = self
    }
    if !form.isPassive, !form.leavesFocus { runtime.focus.enter(node) }
  }

  override package var keepsPreferencesBack: Bool { true }

  private var nearestHost: (any PresentationHost)? {
    var ancestor = parent
    while let element = ancestor {
      if let host = element as? any PresentationHost { return host }
      ancestor = element.parent
    }
    return nil
  }

  private var root: Root {
    let (content, panel) = (modifier.content, panel)
    // On a host with a single window that cannot grow, content wider than the window begins at its
    // leading edge.
    return FittedView(
      runtime.host.showsOneWindow ? [.horizontal, .vertical] : .vertical,
      content: DeferredView { content(panel) })
  }

  func update(_ modifier: PresentationModifier<Presented>) {
    self.modifier = modifier
    preferencesChanged()
    child.update(root)
  }

  func preferencesChanged() {
    guard isMounted, node != nil else { return }
    node.setContent(content, resizes: false)
    node.layout = panelLayout
    layer.layout = layerLayout
    node.setNeedsLayout()
    layer.setNeedsLayout()
    runtime.requestFrame()
  }

  // MARK: What a host sees

  private var form: PresentationForm { panel.preferences.form ?? modifier.form }

  private var isDismissable: Bool { form.isDismissable && !panel.preferences.isDismissDisabled }

  private var spec: ControlSpec {
    ControlSpec(
      kind: .presentation, style: form.style,
      borderShape: panel.preferences.cornerRadius.map { .roundedRectangle($0) } ?? .automatic,
      hasGrip: panel.preferences.showsGrip)
  }

  private var content: NodeContent {
    var actions: Actions = isDismissable ? .dismiss : []
    if panel.preferences.step != nil { actions.insert(.step) }
    var traits: Traits = panel.preferences.leavesBackgroundUsable ? [] : .modal
    if form.isPassive { traits = [.ignoresPointer, .hiddenFromAccessibility] }
    var content = NodeContent(
      role: form.role, traits: traits,
      actions: actions, control: spec, label: form.label)
    if case .beside(_, _, let part) = form.place, !form.isPassive, !anchoredAt.isNull {
      content.pointsTo = part(anchoredAt)
    }
    return content
  }

  private var panelLayout: PanelLayout {
    let isWhole = if case .whole = form.place { true } else { false }
    return PanelLayout(
      insets: isWhole ? EdgeInsets() : runtime.host.insets(for: spec),
      smallest: form.smallest, height: panel.preferences.height,
      proposal: panel.preferences.proposal ?? ownSize,
      fillsRoom: isWhole || panel.preferences.fillsRoom)
  }

  /// A sheet that is a separate window is as high as its content requires: content that takes all
  /// the available space, such as a form, scrolls only if it needs more than that.
  private var ownSize: ((CGSize, @escaping (ProposedViewSize) -> CGSize) -> ProposedViewSize)? {
    guard form.style == .sheet else { return nil }
    let metrics = runtime.host.metrics
    if metrics.isInCells { return { Self.sizeInCells($0, metrics, $1) } }
    guard runtime.host.opensWindows else { return nil }
    return { most, measure in
      let width = measure(ProposedViewSize(most)).width
      let height = measure(ProposedViewSize(width: width, height: nil)).height
      return ProposedViewSize(width: width, height: min(height, most.height))
    }
  }

  /// In cells such content gets half of the height even if it requires less: a canvas or an editor
  /// requires next to nothing, and a short form that grows by a line is not moved.
  private static func sizeInCells(
    _ most: CGSize, _ metrics: HostMetrics, _ measure: (ProposedViewSize) -> CGSize
  ) -> ProposedViewSize {
    let own = measure(ProposedViewSize(most))
    guard own.height >= most.height else { return ProposedViewSize(own) }
    let needed = measure(ProposedViewSize(width: own.width, height: nil)).height
    let least = metrics.snap(most.height / 2, horizontally: false)
    return ProposedViewSize(width: own.width, height: min(max(needed, least), most.height))
  }

  private var layerLayout: LayerLayout {
    LayerLayout(
      form: form, anchor: anchor,
      grid: { [host = runtime.host] in host.metrics.grid })
  }

  override package func handle(_ event: HostEvent) {
    switch event {
    case .dismiss:
      guard isDismissable else { return }
      let isAsked = panel.preferences.holdsBack? { [weak self] in self?.onDismiss() }
      if isAsked != true { onDismiss() }
    case .increment: panel.preferences.step?(true)
    case .decrement: panel.preferences.step?(false)
    default: break
    }
  }

  // MARK: Layout

  /// Called after layout, as the presenting view may have moved.
  package func layoutDidFinish() {
    let frame = anchor()
    guard frame != anchoredAt else { return }
    anchoredAt = frame
    node.setContent(content, resizes: false)
    layer.setNeedsLayout()
  }

  package func gatherRenderNodes() { node.setChildren(child.renderNodes) }
  override package func renderNodesChanged() { runtime.containersToGather.append(self) }
  override package func forEachChild(_ visit: (Element) -> Void) { visit(child) }

  override package func willUnmount() {
    node.eventTarget = nil
    runtime.layoutObservers[self] = nil
    host?.layers.remove(layer)
    if !modifier.form.isPassive, !modifier.form.leavesFocus {
      runtime.focus.leave(node, for: formerFocus)
    }
  }
}
