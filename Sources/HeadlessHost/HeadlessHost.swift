import CellText
import Foundation
import HostInterface
import LayoutCore
import TextEditing
import Timekeeping

/// A host without a screen: the render tree, the focus and the text inputs, and nothing else.
///
/// Text measures in cells of 8 by 16 points, as in a terminal, so that what a test sees is the same
/// on every machine. Frames are exact: nothing is rounded.
@MainActor
package final class HeadlessHost: RenderHost {
  @exclusivity(unchecked) package weak var client: (any HostClient)?
  package let tree = HostTree()
  @exclusivity(unchecked) package var metrics = HostMetrics()
  package var environment = HostEnvironment()
  package var opensWindows = false
  package var sheetRoom: CGSize?
  @exclusivity(unchecked) package private(set) var size: CGSize
  /// Every patch since the last `takePatches`.
  @exclusivity(unchecked) package private(set) var patches: [Patch] = []
  /// The last hundred: who asks wants to see what has just happened.
  package private(set) var commands: [HostCommand] = []
  @exclusivity(unchecked) package private(set) var wantsFrame = false
  package private(set) var isFrameClockRunning = false
  /// Called when a frame is asked for that nobody has asked for yet.
  package var onFrameRequest: (() -> Void)?
  /// Keeping every patch costs memory; whoever does not look at them turns it off.
  @exclusivity(unchecked) package var recordsPatches = true
  /// The nodes in which something changed, for whoever gave it a set to begin with: those that were
  /// told something new, and those that lost a child.
  package var changedNodes: Set<NodeID>?
  /// The node that has the keyboard focus.
  @exclusivity(unchecked) package internal(set) var focusedID: NodeID?
  /// Which of the links of a text that has the focus a key would follow, by its place among them.
  package internal(set) var focusedLink = 0
  /// A focus that the runtime asked for and that is not reported yet.
  @exclusivity(unchecked) var requestedFocus: NodeID??
  package internal(set) var movesFocusByKeys = false
  var tabStops = TabStops()
  @exclusivity(unchecked) var editors: [NodeID: TextEditingState] = [:]
  /// The text inputs in which the program has just changed something.
  @exclusivity(unchecked) var movedSelections: Set<NodeID> = []
  /// How many frames in a row are run.
  package var frameBound = 1000
  /// Whose ticks drive the frame clock; nil: whoever owns the host ticks it.
  package var time: TimeSource?
  private var tick: ScheduledWork?
  let cells = CellMetrics()

  package init(size: CGSize = CGSize(width: 640, height: 384)) {
    self.size = size
  }

  /// Everything but what a desktop would have to show.
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

  /// Sixty ticks in a second.
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

  package func takePatches() -> [Patch] {
    defer { patches = [] }
    return patches
  }

  /// Runs frames until none is asked for, and tells of the focus in between.
  ///
  /// A program that asks for a frame in every frame is stopped after a thousand, or as many as
  /// `frameBound` says.
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
  /// Whether hosts have been asked about each style in it: a new one is added to the table, and the
  /// tests of the hosts then ask how it comes out.
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
