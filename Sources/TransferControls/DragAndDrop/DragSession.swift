import CoreTransferable
import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A drag, from its start to the drop.
///
/// ```text
///   taken ──▶ over a target: entered, updated with each move ──▶ let go: perform
///               │  ▲                                               elsewhere: nothing
///            exited, entered
/// ```
///
/// Among the targets under the pointer, the innermost one that accepts the items receives the drag.
@MainActor
final class DragSession {
  private let items: [NSItemProvider]
  private let runtime: ViewRuntime
  private var targetID: NodeID?
  private var proposal: DropProposal?

  init(_ items: [NSItemProvider], _ runtime: ViewRuntime) {
    self.items = items
    self.runtime = runtime
  }

  func move(_ drag: HostEvent.Drag) {
    let found = drag.targets.first { id in
      guard let (target, info) = target(id, drag.location) else { return false }
      return id == targetID || target.accepts(info)
    }
    if found != targetID {
      leave(drag, isDropped: false)
      targetID = found
      proposal = nil
      if let found, let (target, info) = target(found, drag.location) { target.entered(info) }
    }
    if let found, let (target, info) = target(found, drag.location) {
      proposal = target.updated(info) ?? proposal
    }
  }

  /// - Returns: whether the drop was accepted.
  func drop(_ drag: HostEvent.Drag) -> Bool {
    move(drag)
    guard let id = targetID, proposal?.isAllowed != false,
      let (target, info) = target(id, drag.location)
    else {
      leave(drag, isDropped: false)
      return false
    }
    let isTaken = target.perform(info)
    leave(drag, isDropped: true)
    return isTaken
  }

  func cancel(_ drag: HostEvent.Drag) { leave(drag, isDropped: false) }

  private func leave(_ drag: HostEvent.Drag, isDropped: Bool) {
    defer { targetID = nil }
    guard let id = targetID, let (target, info) = target(id, drag.location) else { return }
    target.exited(info, isDropped)
  }

  private func target(_ id: NodeID, _ place: CGPoint) -> (DropTarget, DropInfo)? {
    guard let node = runtime.nodes[id], let target = node.dropTarget else { return nil }
    return (target, DropInfo(items, at: place, on: node))
  }
}

extension RenderNode {
  /// The current drop target of this node: a list's row also serves as target for its content,
  /// whose target may have changed since the row was created.
  fileprivate var dropTarget: DropTarget? {
    guard let target = traits[DropTarget.key] as? DropTarget else { return nil }
    guard content?.role == .row else { return target }
    return children.first?.trait(DropTarget.key, as: DropTarget.self) ?? target
  }
}
