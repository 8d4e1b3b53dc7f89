/// The nodes whose content, frame or children the host does not know yet.
@MainActor
struct CommitQueue {
  var contents: [RenderNode] = []
  var frames: [RenderNode] = []
  var structure: [RenderNode] = []

  /// Forgets the nodes. The memory for a few is kept: most commits are of a few.
  mutating func empty() {
    contents.removeAll(keepingCapacity: contents.count <= Self.keptCount)
    frames.removeAll(keepingCapacity: frames.count <= Self.keptCount)
    structure.removeAll(keepingCapacity: structure.count <= Self.keptCount)
  }

  private static var keptCount: Int { 64 }

  var isEmpty: Bool { contents.isEmpty && frames.isEmpty && structure.isEmpty }
}
