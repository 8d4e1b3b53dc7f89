import Foundation
import LayoutCore

/// Keeps what a program wants to have in sight where it is, while the views around it come and go
/// and the scroll view takes another size (S14.19).
///
/// After each layout it notes how far the view is from its point of the scroll view. If that is
/// another distance after the next one, and nothing has moved the scroll view, the content has
/// changed, and the scroll view goes along.
///
/// - Complexity: in a layout that moves nothing, the depth of the view in the content. It is looked
///   for where the scroll view or its content has changed since.
@MainActor
final class KeptPlace {
  private let position: ScrollPositionLayout
  private let viewport: RenderNode
  private let content: RenderNode
  private let search: Search
  private let move: (CGPoint) -> Void

  /// How the scroll view finds its views.
  struct Search {
    /// One that is in the content.
    let node: (AnyHashable) -> RenderNode?
    let origin: (RenderNode) -> CGPoint
    /// Any view, and the offset at which what shows now stays where it is.
    let frame: (AnyHashable) -> (frame: CGRect, offset: CGPoint)?
  }

  private weak var node: RenderNode?
  /// From the point of the scroll view; nil where the view does not show.
  private var distance: CGPoint?
  /// Whether the scroll view stands where the place says.
  private var isAtPlace = false
  private var noted: Note?
  /// Whether the last note was another one than that before: rows that come into sight are there
  /// once they are laid out.
  private var hasChanged = true

  /// What the scroll view was like when the distance was taken.
  private struct Note: Equatable {
    let moves: Int
    let size: CGSize
    let content: CGSize
  }

  init(
    _ position: ScrollPositionLayout, viewport: RenderNode, content: RenderNode, _ search: Search,
    move: @escaping (CGPoint) -> Void
  ) {
    self.position = position
    self.viewport = viewport
    self.content = content
    self.search = search
    self.move = move
  }

  private var now: Note {
    Note(moves: position.moves, size: viewport.size, content: content.size)
  }

  /// From here on something else is kept.
  func begin(_ kept: ScrollKept, _ state: () -> ScrollState) {
    (node, distance, noted) = (nil, nil, nil)
    note(kept, state)
  }

  /// After a layout.
  func keep(_ kept: ScrollKept, _ state: () -> ScrollState) {
    if let noted, noted.moves == position.moves { goAlong(kept, noted, state) }
    note(kept, state)
  }

  private func goAlong(_ kept: ScrollKept, _ noted: Note, _ state: () -> ScrollState) {
    switch kept {
    case .place(let offset):
      if isAtPlace, noted != now { move(inContent(offset(state()))) }
    case .view(let id, let anchor):
      guard let distance else { return }
      let isLaidOut = isInContent
      guard let (frame, offset) = frame(of: id) else { return }
      var wanted = offset
      let (length, point) = (frame.size, self.point(frame, anchor, from: offset))
      for axis in Axis.allCases where position.axes.has(axis) {
        wanted[axis] += point[axis] - distance[axis]
        // A view that stays may still be cut by the end of a scroll view that is shorter now.
        let end = frame.origin[axis] + length[axis] - before(axis)
        let room = room(axis)
        if noted.size[axis] != viewport.size[axis], length[axis] <= room, end > wanted[axis] + room
        {
          wanted[axis] = end - room
        }
      }
      let reached = position.reached(wanted, viewport, content)
      // The content ends before. If rows were measured to find the view, it may have become longer
      // than it is laid out; asked again without that, it would be asked without end.
      if isLaidOut || reached == position.offset && noted == now { wanted = reached }
      if abs(wanted.x - position.offset.x) > 0.01 || abs(wanted.y - position.offset.y) > 0.01 {
        move(wanted)
      }
    }
  }

  private func note(_ kept: ScrollKept, _ state: () -> ScrollState) {
    let (now, isFound) = (now, isInContent)
    defer { (noted, hasChanged) = (now, noted != now) }
    guard case .view(let id, let anchor) = kept else {
      if case .place(let offset) = kept {
        isAtPlace = position.isAt(inContent(offset(state())), viewport, content)
      }
      return
    }
    if !isFound, hasChanged || noted != now { node = search.node(id) }
    guard let node, isInContent else {
      if !hasChanged, noted == now { distance = nil }
      return
    }
    // One that is new has no place before it is laid out.
    if node.size == .zero { return distance = nil }
    let frame = CGRect(origin: search.origin(node), size: node.size)
    let shows = Axis.allCases.allSatisfy { axis in
      let start = frame.origin[axis] - before(axis) - position.offset[axis]
      return !position.axes.has(axis) || start + frame.size[axis] > 0 && start < room(axis)
    }
    distance = shows ? point(frame, anchor, from: position.offset) : nil
  }

  private var isInContent: Bool {
    var place = node
    while let current = place, current !== content { place = current.parent }
    return place != nil
  }

  private func frame(of id: AnyHashable) -> (frame: CGRect, offset: CGPoint)? {
    guard let node, isInContent else { return search.frame(id) }
    return (CGRect(origin: search.origin(node), size: node.size), position.offset)
  }

  /// How far the anchor's point of a frame is from that of the scroll view.
  private func point(_ frame: CGRect, _ anchor: UnitPoint?, from offset: CGPoint) -> CGPoint {
    func distance(_ axis: Axis, _ part: CGFloat) -> CGFloat {
      let start = frame.origin[axis] - before(axis) - offset[axis]
      return start + frame.size[axis] * part - room(axis) * part
    }
    let anchor = anchor ?? .topLeading
    return CGPoint(
      x: distance(.horizontal, position.part(anchor)), y: distance(.vertical, anchor.y))
  }

  /// An offset of the program, who counts from where the content begins.
  private func inContent(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: offset.x + before(.horizontal), y: offset.y + before(.vertical))
  }

  /// The margin where the content begins along an axis.
  private func before(_ axis: Axis) -> CGFloat {
    guard axis == .horizontal else { return position.margins.top }
    return content.isRightToLeft ? position.margins.trailing : position.margins.leading
  }

  /// What is seen between the margins.
  private func room(_ axis: Axis) -> CGFloat {
    let margins = position.margins
    let taken =
      axis == .horizontal ? margins.leading + margins.trailing : margins.top + margins.bottom
    return max(viewport.size[axis] - taken, 0)
  }
}
