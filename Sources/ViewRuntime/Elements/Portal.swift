import Foundation
import HostInterface

/// A view that is present only while its portal is open: a window of an app, which may be closed,
/// covered or in front.
@MainActor
package protocol PortalView: PrimitiveView {
  associatedtype Label: View
  associatedtype Content: View

  /// The views that are read and not shown: the text of a title.
  var label: Label { get }

  /// Returns the content, mounted while the portal is open.
  func content(in portal: Portal) -> Content

  /// Called once for a new identity; the receiver of the portal opens and shows it.
  func attached(to portal: Portal)

  /// Called after each update.
  func updated(_ portal: Portal)

  /// Called when the identity is gone.
  func detached(from portal: Portal)
}

extension PortalView {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    PortalElement(view, inputs)
  }
}

/// Opens, shows and closes the content of one ``PortalView``.
///
/// ```text
///   closed ──open──▶ open, covered ──isShown──▶ shown
///      ◀────close────────┘    state is kept here ┘
/// ```
///
/// Use it in the update pass or while views are mounted; elsewhere go through the update queue.
@MainActor
package final class Portal {
  fileprivate weak var element: (any PortalHolder)?

  /// Whether the portal's view is still in the tree.
  package var isMounted: Bool { element?.isMounted ?? false }

  /// Whether the content is mounted.
  package var isOpen: Bool { element?.isOpen ?? false }

  /// The environment around the view.
  package var environment: EnvironmentValues { element?.scope.values ?? EnvironmentValues() }

  /// The text of the view's label.
  package var label: String? { element?.label }

  /// The nodes of the label's views, for callers that read more than the text.
  package var labelNodes: [RenderNode] { element?.labelNodes ?? [] }

  /// Whether the content is visible. While it is not, it counts as disappeared and keeps its state.
  package var isShown = false {
    didSet { if isShown != oldValue { element?.shownChanged(isShown) } }
  }

  package func open() { element?.open() }
  package func close() { element?.close() }

  // MARK: Its own window

  /// The content's window, on a host that opens windows.
  package internal(set) weak var window: RenderNode?

  /// The name under which the window's views keep values for the next launch.
  package var sceneName = "window"

  /// The default size in points; nil if the content determines it.
  package var defaultSize: CGSize?

  package var sizing = WindowSizing()

  package var title: String? {
    didSet { if title != oldValue { window?.setContent(windowContent, resizes: false) } }
  }

  /// Whether the app has its own commands, which the window should offer.
  package var hasCommands = false {
    didSet {
      guard hasCommands != oldValue, let window else { return }
      window.setContent(windowContent, resizes: false)
      // The bars reserve space for the menu's button.
      window.layOutBars()
    }
  }

  /// The range of sizes that the user may choose from.
  var limits: (least: CGSize, most: CGSize?)? {
    didSet {
      guard limits?.least != oldValue?.least || limits?.most != oldValue?.most else { return }
      window?.setContent(windowContent, resizes: false)
    }
  }

  /// Called when the user closes the window.
  package var onClose: (() -> Void)?
  /// Called when the user brings the window to the front.
  package var onFront: (() -> Void)?
  /// Called when the user resizes the window.
  package var onResize: ((CGSize) -> Void)?

  var windowContent: NodeContent {
    let hasMenu = hasCommands && !sizing.isAuxiliary
    var content = NodeContent(
      role: .window, actions: hasMenu ? [.dismiss, .menu] : .dismiss, label: title)
    if sizing.isAuxiliary || limits != nil {
      content.window = WindowSpec(
        least: limits?.least, most: limits?.most, isAuxiliary: sizing.isAuxiliary)
    }
    return content
  }
}

extension RenderNode {
  fileprivate func layOutBars() {
    if content?.control?.kind == .bar { setNeedsLayout() }
    for child in children { child.layOutBars() }
  }
}

@MainActor
protocol PortalHolder: Element {
  var portal: Portal { get }
  var isOpen: Bool { get }
  var label: String? { get }
  var labelNodes: [RenderNode] { get }
  func open()
  func close()
  func shownChanged(_ isShown: Bool)
}

private final class PortalElement<Ported: PortalView>: ViewElement<Ported>, PortalHolder {
  private var view: Ported
  let portal = Portal()
  private var hidden: HiddenElement<Ported.Label>!
  private var child: ViewElement<Ported.Content>?
  /// While the place itself is being mounted, its nodes have not been requested yet.
  private var isReady = false

  init(_ view: Ported, _ inputs: ViewInputs) {
    self.view = view
    super.init(inputs)
    portal.element = self
    hidden = HiddenElement(view.label, childInputs) { [unowned self] in self.view.updated(portal) }
    view.attached(to: portal)
    isReady = true
  }

  override func update(_ view: Ported) {
    self.view = view
    hidden.update(view.label)
    child?.update(view.content(in: portal))
    view.updated(portal)
  }

  var isOpen: Bool { child != nil }
  var label: String? { hidden.parts.label }
  var labelNodes: [RenderNode] { hidden.parts.map(\.node) }

  func open() {
    guard child == nil else { return }
    child = mountElement(view.content(in: portal), childInputs)
    if !portal.isShown { child?.setAppeared(false) }
    if isReady { renderNodesChanged() }
  }

  func close() {
    guard let former = child else { return }
    child = nil
    former.unmount()
    if isReady { renderNodesChanged() }
  }

  func shownChanged(_ isShown: Bool) {
    guard isMounted else { return }
    child?.setAppeared(isAround && isShown)
    if isReady { renderNodesChanged() }
  }

  override func setAppeared(_ appeared: Bool) {
    isAround = appeared
    hidden.setAppeared(appeared)
    child?.setAppeared(appeared && portal.isShown)
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    if portal.isShown { child?.appendRenderNodes(to: &nodes) }
  }
  override func forEachChild(_ visit: (Element) -> Void) {
    visit(hidden)
    if let child { visit(child) }
  }
  override func willUnmount() { view.detached(from: portal) }
}
