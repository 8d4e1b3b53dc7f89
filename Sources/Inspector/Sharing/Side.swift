import Foundation
import HostInterface
import LayoutCore

/// One runtime's part of a ``SharedScreen``: a host that forwards everything.
@MainActor
package final class Side: RenderHost {
  package weak var client: (any HostClient)?
  private unowned let shared: SharedScreen
  private let isPane: Bool
  private(set) var wantsClock = false

  init(_ shared: SharedScreen, isPane: Bool) {
    self.shared = shared
    self.isPane = isPane
  }

  package var metrics: HostMetrics { shared.screen.metrics }
  package var environment: HostEnvironment { shared.screen.environment }

  package var size: CGSize {
    // A pane over the whole window covers the app, whose size stays unchanged.
    shared.layout == .closed ? shared.screen.size : shared.frame(ofPane: isPane).size
  }

  package var showsOneWindow: Bool { shared.screen.showsOneWindow }

  package var isStill: Bool { shared.screen.isStill }

  package var opensWindows: Bool { !isPane && shared.screen.opensWindows }

  package var keyGuide: [KeyHint] { shared.screen.keyGuide }

  package func name(of stroke: KeyStroke) -> String? { shared.screen.name(of: stroke) }

  package func supports(_ control: ControlSpec) -> Bool { shared.screen.supports(control) }

  package func measure(_ content: NodeContent, _ proposal: ProposedViewSize) -> LeafMeasurement {
    shared.screen.measure(content, proposal)
  }

  package func insets(for control: ControlSpec) -> EdgeInsets {
    shared.screen.insets(for: control)
  }

  package func widestRows(of list: ControlSpec) -> CGFloat? {
    shared.screen.widestRows(of: list)
  }

  package func measuresAlike(_ former: NodeContent, _ new: NodeContent) -> Bool {
    shared.screen.measuresAlike(former, new)
  }

  package func handleEvents(while isOpen: () -> Bool) -> Bool {
    shared.screen.handleEvents(while: isOpen)
  }

  package var sheetRoom: CGSize? { shared.screen.sheetRoom }

  package var movesFocusByKeys: Bool { shared.screen.movesFocusByKeys }

  package func commit(_ patch: Patch) {
    guard isPane else { return shared.commit(ofApp: patch) }
    let root = shared.paneContent
    shared.screen.commit(Patch(patch.operations.map { $0.inPane(root: root) }))
  }

  package func requestFrame() { shared.screen.requestFrame() }

  package func setFrameClock(running: Bool) {
    wantsClock = running
    shared.updateFrameClock()
  }

  package func perform(_ command: HostCommand) {
    switch command {
    case .focus(let id) where isPane: shared.screen.perform(.focus(id.map(Self.shown)))
    case .close where isPane, .showOverlays where isPane: break
    case .present(let id) where isPane: shared.screen.perform(.present(Self.shown(id)))
    default: shared.screen.perform(command)
    }
  }

  // MARK: Ids

  /// The box or window that contains the pane's nodes.
  static let paneRoot = NodeID(SharedScreen.offset)

  static func isPanes(_ id: NodeID) -> Bool { id >= paneRoot }
  /// Returns the host's id for a node of the pane.
  static func shown(_ id: NodeID) -> NodeID { NodeID(id.rawValue + SharedScreen.offset) }
  /// Returns the pane runtime's id for its node.
  static func own(_ id: NodeID) -> NodeID { NodeID(id.rawValue - SharedScreen.offset) }
}

extension PatchOperation {
  /// Returns the operation for the pane's part of the host's tree.
  ///
  /// - Parameter root: the content of the node that contains the pane's nodes.
  @MainActor
  fileprivate func inPane(root: NodeContent) -> PatchOperation {
    switch self {
    case .insert(let id, let parent, let index, let content, let frame):
      .insert(
        Side.shown(id), parent: Side.shown(parent), index: index, content: content, frame: frame)
    case .remove(let id): .remove(Side.shown(id))
    case .move(let id, let parent, let index):
      .move(Side.shown(id), parent: Side.shown(parent), index: index)
    case .update(let id, let content):
      .update(Side.shown(id), id == .root ? root : content)
    case .setFrame(let id, let frame): .setFrame(Side.shown(id), frame)
    }
  }
}

extension HostEvent {
  /// The event for the pane's runtime; nil if it concerns a node of the app.
  @MainActor
  var ofPane: HostEvent? {
    func own(_ id: NodeID) -> NodeID? { Side.isPanes(id) ? Side.own(id) : nil }
    return switch self {
    case .activate(let id): own(id).map { .activate($0) }
    case .longPress(let id): own(id).map { .longPress($0) }
    case .select(let id, let modifiers): own(id).map { .select($0, modifiers) }
    case .followLink(let id, let address): own(id).map { .followLink($0, address) }
    case .setValue(let id, let value): own(id).map { .setValue($0, value) }
    case .increment(let id): own(id).map { .increment($0) }
    case .decrement(let id): own(id).map { .decrement($0) }
    case .edit(let id, let edit): own(id).map { .edit($0, edit) }
    case .submit(let id): own(id).map { .submit($0) }
    case .scroll(let id, let offset): own(id).map { .scroll($0, offset) }
    case .perform(let id, let name): own(id).map { .perform($0, name) }
    case .dismiss(let id): own(id).map { .dismiss($0) }
    case .windowResized(let id, let size): own(id).map { .windowResized($0, size) }
    case .typed(let id, let characters): own(id).map { .typed($0, characters) }
    case .pointer(let id, let pointer): own(id).map { .pointer($0, pointer) }
    case .openMenu(let id, let place): own(id).map { .openMenu($0, at: place) }
    case .drag(let id, let drag):
      own(id).map { id in
        var drag = drag
        drag.targets = drag.targets.compactMap(own)
        return .drag(id, drag)
      }
    case .pinch(let id, let pinch): own(id).map { .pinch($0, pinch) }
    case .resized, .focused, .environment, .held, .receive: nil
    }
  }
}
