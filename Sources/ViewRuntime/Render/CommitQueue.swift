/// The nodes whose content, frame or children the host does not know yet.
@MainActor
struct CommitQueue {
  var contents: [RenderNode] = []
  var frames: [RenderNode] = []
  var structure: [RenderNode] = []

  /// Forgets the nodes. The memory for a few is kept: most commits are of a few.
  mutating func empty() {
    Self.empty(&contents)
    Self.empty(&frames)
    Self.empty(&structure)
  }

  private static func empty(_ nodes: inout [RenderNode]) {
    switch nodes.count {
    case 0: break
    case 1: nodes.removeLast()
    case ...64: nodes.removeAll(keepingCapacity: true)
    default: nodes = []
    }
  }

  var isEmpty: Bool { contents.isEmpty && frames.isEmpty && structure.isEmpty }
}
