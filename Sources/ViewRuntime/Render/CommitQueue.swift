/// The nodes whose content, frame or children the host does not know yet.
@MainActor
struct CommitQueue {
  var contents: [RenderNode] = []
  var frames: [RenderNode] = []
  var structure: [RenderNode] = []

  var isEmpty: Bool { contents.isEmpty && frames.isEmpty && structure.isEmpty }
}
