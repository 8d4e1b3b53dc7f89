import Foundation
import LayoutCore

/// Keeps the view or offset that a program wants in sight in place, while the views around it come
/// and go and the scroll view is resized (S14.19).
///
/// After each layout it records the distance of the view from its point of the scroll view. If the
/// distance is different after the next layout, and nothing has moved the scroll view, the content
/// has changed, and the scroll view follows.
///
/// - Complexity: in a layout that moves nothing, the depth of the view in the content. The view is
///   searched for if the scroll view or its content has changed since.
@MainActor
final class KeptPlace {
  private let position: ScrollPositionLayout
  private let viewport: RenderNode
  private let content: RenderNode
  private let search: Search
  private let move: (CGPoint) -> Void

  /// How the scroll view finds its views.
  struct Search {
    /// Finds a view that is in the content.
    let node: (AnyHashable) -> RenderNode?
    let origin: (RenderNode) -> CGPoint
    /// Finds any view, with the offset at which what is visible now stays where it is.
    let frame: (AnyHashable) -> (frame: CGRect, offset: CGPoint)?
  }

  private weak var node: RenderNode?
  /// The distance from the point of the scroll view; nil if the view is not visible.
  private var distance: CGPoint?
  /// Whether the scroll view is where the kept place requires.
  private var isAtPlace = false
  private var noted: Note?
  /// Whether the last note differed from the previous one: rows that scroll into sight exist only
  /// once they are laid out.
  private var hasChanged = true

  /// The scroll view's state when the distance was recorded.
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

  /// Starts keeping something else.
  func begin(_ kept: ScrollRetention, _ state: () -> ScrollState) {
    (node, distance, noted) = (nil, nil, nil)
    note(kept, state)
  }

  /// Called after a layout.
  func keep(_ kept: ScrollRetention, _ state: () -> ScrollState) {
    if let noted, noted.moves == position.moves {
      goAlong(kept, noted, state)
    } else {
      // It was scrolled elsewhere: where the view was before does not matter any more.
      distance = nil
    }
    note(kept, state)
  }

  private func goAlong(_ kept: ScrollRetention, _ noted: Note, _ state: () -> ScrollState) {
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
        // A view that stays may still be cut off by the end of a scroll view that is shorter now.
        let end = frame.origin[axis] + length[axis] - before(axis)
        let room = room(axis)
        if noted.size[axis] != viewport.size[axis], length[axis] <= room, end > wanted[axis] + room
        {
          wanted[axis] = end - room
        }
      }
      let reached = position.reached(wanted, viewport, content)
      // The content ends before the wanted offset. If rows were measured to find the view, the
      // content may have become longer than it is laid out; repeated without that condition, the
      // request would never end.
      if isLaidOut || reached == position.offset && noted == now { wanted = reached }
      if abs(wanted.x - position.offset.x) > 0.01 || abs(wanted.y - position.offset.y) > 0.01 {
        move(wanted)
      }
      // Until the next layout has placed the views for that offset, this is the distance to keep.
      self.distance = CGPoint(x: point.x + offset.x - wanted.x, y: point.y + offset.y - wanted.y)
    }
  }

  private func note(_ kept: ScrollRetention, _ state: () -> ScrollState) {
    let (now, isFound) = (now, isInContent)
    defer { (noted, hasChanged) = (now, noted != now) }
    guard case .view(let id, let anchor) = kept else {
      if case .place(let offset) = kept {
        isAtPlace = position.isAt(inContent(offset(state())), viewport, content)
      }
      return
    }
    // It was moved after its views were placed: where they are is known after the next layout.
    if viewport.needsLayout { return }
    if !isFound, hasChanged || noted != now { node = search.node(id) }
    guard let node, isInContent else {
      if !hasChanged, noted == now { distance = nil }
      return
    }
    // A new view has no position before it is laid out.
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

  /// Returns the distance of the anchor's point of a frame from that of the scroll view.
  private func point(_ frame: CGRect, _ anchor: UnitPoint?, from offset: CGPoint) -> CGPoint {
    func distance(_ axis: Axis, _ part: CGFloat) -> CGFloat {
      let start = frame.origin[axis] - before(axis) - offset[axis]
      return start + frame.size[axis] * part - room(axis) * part
    }
    let anchor = anchor ?? .topLeading
    return CGPoint(
      x: distance(.horizontal, position.part(anchor)), y: distance(.vertical, anchor.y))
  }

  /// Converts a program's offset, which is relative to the start of the content.
  private func inContent(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: offset.x + before(.horizontal), y: offset.y + before(.vertical))
  }

  /// Returns the margin at the start of the content along an axis.
  private func before(_ axis: Axis) -> CGFloat {
    guard axis == .horizontal else { return position.margins.top }
    return content.isRightToLeft ? position.margins.trailing : position.margins.leading
  }

  /// Returns the visible length between the margins.
  private func room(_ axis: Axis) -> CGFloat {
    let margins = position.margins
    let taken =
      axis == .horizontal ? margins.leading + margins.trailing : margins.top + margins.bottom
    return max(viewport.size[axis] - taken, 0)
  }
}
