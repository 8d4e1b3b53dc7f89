/// The nodes whose content, frame or children the host does not know yet.
@MainActor
struct CommitQueue {
  var contents: [RenderNode] = []
  var frames: [RenderNode] = []
  var structure: [RenderNode] = []

  /// Removes all nodes. Memory for a few is kept, as most commits are small.
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
