import CellText
import Foundation
import HostInterface
import LayoutCore
import TextEditing
import Timekeeping

/// A host without a screen: only the render tree, the focus and the text inputs.
///
/// Text is measured in cells of 8 by 16 points, as in a terminal, so that tests see the same
/// everywhere. Frames are exact, without rounding.
@MainActor
package final class HeadlessHost: RenderHost {
  @exclusivity(unchecked) package weak var client: (any HostClient)?
  package let tree = HostTree()
  @exclusivity(unchecked) package var metrics = HostMetrics()
  package var environment = HostEnvironment()
  package var opensWindows = false
  package var sheetRoom: CGSize?
  @exclusivity(unchecked) package private(set) var size: CGSize
  /// All patches since the last `takePatches`.
  @exclusivity(unchecked) package private(set) var patches: [Patch] = []
  /// The last hundred commands: callers want to see what has just happened.
  package private(set) var commands: [HostCommand] = []
  @exclusivity(unchecked) package private(set) var wantsFrame = false
  package private(set) var isFrameClockRunning = false
  /// Called when a frame is requested and none is pending.
  package var onFrameRequest: (() -> Void)?
  /// Whether to keep every patch, which costs memory; turned off by callers that do not use them.
  @exclusivity(unchecked) package var recordsPatches = true
  /// The changed nodes, recorded if set to a non-nil set: nodes that were updated, and nodes that
  /// lost a child.
  package var changedNodes: Set<NodeID>?
  /// The node with the keyboard focus.
  @exclusivity(unchecked) package internal(set) var focusedID: NodeID?
  /// The index of the link that a key would follow, among the links of the focused text.
  package internal(set) var focusedLink = 0
  /// A focus change requested by the runtime and not reported yet.
  @exclusivity(unchecked) var requestedFocus: NodeID??
  package internal(set) var movesFocusByKeys = false
  var tabStops = TabStops()
  @exclusivity(unchecked) var editors: [NodeID: TextEditingState] = [:]
  /// The text inputs that the program has just changed.
  @exclusivity(unchecked) var movedSelections: Set<NodeID> = []
  /// The maximum number of consecutive frames.
  package var frameBound = 1000
  /// The clock that drives the frame clock; nil if the owner of the host ticks it.
  package var time: TimeSource?
  private var tick: ScheduledWork?
  /// What the user does with the next panels for which the program waits, in order.
  package var waitingUses: [() -> Void] = []
  let cells = CellMetrics()

  package init(size: CGSize = CGSize(width: 640, height: 384)) {
    self.size = size
  }

  /// Returns whether the control is supported: all but those that only a desktop can show.
  package func supports(_ control: ControlSpec) -> Bool { control.kind != .fileDialog }

  package func insets(for control: ControlSpec) -> EdgeInsets { EdgeInsets() }

  package func commit(_ patch: consuming Patch) {
    assert(patch.stylesAreUsed, "A style that ControlSpec.Style.used does not have.")
    if recordsPatches { patches.append(copy patch) }
    if changedNodes != nil { note(copy patch) }
    let edits = editors.isEmpty ? nil : copy patch
    tree.apply(patch)
    if let edits { reconcileEditors(edits) }
    if let id = focusedID, tree[id] == nil { requestedFocus = .some(nil) }
  }

  private func note(_ patch: Patch) {
    for operation in patch.operations {
      switch operation {
      case .insert(let id, _, _, _, _), .update(let id, _), .setFrame(let id, _):
        changedNodes?.insert(id)
      case .move(let id, _, _):
        changedNodes?.insert(id)
      case .remove(let id):
        if let parent = tree[id]?.parent { changedNodes?.insert(parent.id) }
      }
    }
  }

  package func requestFrame() {
    guard !wantsFrame else { return }
    wantsFrame = true
    onFrameRequest?()
  }

  package func setFrameClock(running: Bool) {
    guard running != isFrameClockRunning else { return }
    isFrameClockRunning = running
    if running { scheduleTick() } else { tick?.cancel() }
  }

  /// Schedules a tick, sixty per second.
  private func scheduleTick() {
    guard let time else { return }
    tick = time.scheduleOnMain(after: .displayInterval) { [weak self] in
      guard let self, isFrameClockRunning else { return }
      client?.tick(at: time.now.timeInterval)
      runFrames()
      if isFrameClockRunning { scheduleTick() }
    }
  }

  package func perform(_ command: HostCommand) {
    if commands.count == 100 { commands.removeFirst() }
    commands.append(command)
    if case .focus(let id) = command { requestedFocus = .some(id) }
  }

  /// Lets the user act once; what is open then counts as cancelled, as a test cannot go on before.
  package func handleEvents(while isOpen: () -> Bool) -> Bool {
    guard isOpen(), !waitingUses.isEmpty else { return false }
    let use = waitingUses.removeFirst()
    runFrames()
    use()
    runFrames()
    return true
  }

  package func takePatches() -> [Patch] {
    defer { patches = [] }
    return patches
  }

  /// Runs frames until none is requested, reporting focus changes in between.
  ///
  /// A program that requests a frame in every frame is stopped after `frameBound` frames, a
  /// thousand by default.
  package func runFrames() {
    var count = 0
    while wantsFrame || requestedFocus != nil, count < frameBound {
      count += 1
      reportRequestedFocus()
      guard wantsFrame else { continue }
      wantsFrame = false
      client?.runFrame()
      reportMovedSelections()
    }
    if !wantsFrame { endAnswers() }
  }

  package func resize(to newSize: CGSize) {
    size = newSize
    client?.handle(.resized(newSize))
  }
}

extension Patch {
  /// Whether every style in the patch has been registered as used: a new one must be added to the
  /// table, so that the hosts' tests cover it.
  fileprivate var stylesAreUsed: Bool {
    operations.allSatisfy { operation in
      switch operation {
      case .insert(_, _, _, let content, _), .update(_, let content):
        guard let control = content.control, let known = ControlSpec.Style.used[control.kind] else {
          return true
        }
        return known.contains(control.style)
      case .remove, .move, .setFrame: return true
      }
    }
  }
}
