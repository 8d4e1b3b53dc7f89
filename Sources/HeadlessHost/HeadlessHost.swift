import Foundation
import HostInterface
import LayoutCore

/// A host without a screen: the render tree, and nothing else.
///
/// Text measures in cells of 8 by 16 points, as in a terminal, so that what a test sees is the same
/// on every machine. Frames are exact: nothing is rounded.
@MainActor
package final class HeadlessHost: RenderHost {
  package weak var client: (any HostClient)?
  package let tree = HostTree()
  package var metrics = HostMetrics()
  package var environment = HostEnvironment()
  package private(set) var size: CGSize
  /// Every patch since the last `takePatches`.
  package private(set) var patches: [Patch] = []
  package private(set) var commands: [HostCommand] = []
  package private(set) var wantsFrame = false
  package private(set) var isFrameClockRunning = false
  /// Keeping every patch costs memory; benchmarks turn it off.
  package var recordsPatches = true
  private let cells = CellMetrics()

  package init(size: CGSize = CGSize(width: 640, height: 384)) {
    self.size = size
  }

  package func supports(_ control: ControlSpec) -> Bool { true }

  package func measure(_ content: NodeContent, _ proposal: ProposedViewSize) -> LeafMeasurement {
    switch content.leaf {
    case .text(let text): cells.measure(text, in: proposal)
    default: LeafMeasurement(size: proposal.replacingUnspecifiedDimensions())
    }
  }

  package func insets(for control: ControlSpec) -> EdgeInsets { EdgeInsets() }

  package func commit(_ patch: Patch) {
    tree.apply(patch)
    if recordsPatches { patches.append(patch) }
  }

  package func requestFrame() { wantsFrame = true }

  package func setFrameClock(running: Bool) { isFrameClockRunning = running }

  package func perform(_ command: HostCommand) { commands.append(command) }

  package func takePatches() -> [Patch] {
    defer { patches = [] }
    return patches
  }

  /// Runs frames until none is asked for.
  package func runFrames() {
    while wantsFrame {
      wantsFrame = false
      client?.runFrame()
    }
  }

  package func resize(to newSize: CGSize) {
    size = newSize
    client?.handle(.resized(newSize))
  }
}
