import Foundation
import HostInterface
import LayoutCore

extension ViewTest.Element {
  /// Scrolls a scroll view.
  ///
  /// - Parameter offset: the distance in points; clamped to the content's ends.
  public func scroll(by offset: CGSize, file: String = #fileID, line: Int = #line) throws {
    let target = try scrolled(file, line)
    let now = target.scrollOffset
    test.send(
      .scroll(target.id, CGPoint(x: now.x + offset.width, y: now.y + offset.height)))
  }

  /// Scrolls a point of a scroll view's content to the upper left corner, as far as possible.
  public func scroll(to offset: CGPoint, file: String = #fileID, line: Int = #line) throws {
    test.send(.scroll(try scrolled(file, line).id, offset))
  }

  /// The current scroll offset, in points.
  public var scrollOffset: CGPoint {
    node.firstInTree { $0.content.actions.contains(.scroll) }?.scrollOffset ?? .zero
  }

  /// Whether any part of it is within the window and the visible area of its scroll views.
  public var isVisible: Bool {
    guard exists, !node.isHidden(in: test) else { return false }
    return node.shownFrame(in: CGRect(origin: .zero, size: test.host.size)) != nil
  }

  private func scrolled(_ file: String, _ line: Int) throws -> HostTree.Node {
    let scrolls = { (node: HostTree.Node) in node.content.actions.contains(.scroll) }
    guard let found = node.firstInTree(where: scrolls) ?? node.lineage.first(where: scrolls) else {
      throw failure("cannot be scrolled: it is no scroll view and in none", file, line)
    }
    return found
  }
}

extension ElementScope {
  /// Scrolls until the matching element is visible, as a user would: the rows of a lazy list are
  /// created on the way.
  ///
  /// ```swift
  /// try app.scroll(to: "Row 500")
  /// try app.tap("Row 500")
  /// ```
  ///
  /// - Returns: the element.
  /// - Throws: ``ViewTestError`` if no scroll view contains it.
  @discardableResult
  public func scroll(
    to query: ViewTest.Query, file: String = #fileID, line: Int = #line
  ) throws -> ViewTest.Element {
    let test = scope.test
    if let found = findAll(query).first, found.isVisible { return found }
    var views: [HostTree.Node] = []
    scope.node.forEachNode { if $0.content.actions.contains(.scroll) { views.append($0) } }
    for view in views {
      var wanted = CGPoint.zero
      while true {
        test.send(.scroll(view.id, wanted))
        if let found = findAll(query).first(where: { $0.node.isInside(view) }) {
          test.reveal(found.node, in: view)
          return found
        }
        // At the end of the content another page changes nothing.
        let reached = view.scrollOffset
        if reached.x < wanted.x - 0.5 || reached.y < wanted.y - 0.5 { break }
        wanted = view.nextPage
        if wanted == reached { break }
      }
    }
    throw ViewTestError(Failure(query, in: scope).message([]), file, line)
  }
}

extension ViewTest {
  /// Scrolls as little as necessary to show a whole node.
  fileprivate func reveal(_ node: HostTree.Node, in view: HostTree.Node) {
    let (frame, shown) = (node.absoluteFrame, view.absoluteFrame)
    var offset = view.scrollOffset
    if frame.minX < shown.minX {
      offset.x -= shown.minX - frame.minX
    } else if frame.maxX > shown.maxX {
      offset.x += frame.maxX - shown.maxX
    }
    if frame.minY < shown.minY {
      offset.y -= shown.minY - frame.minY
    } else if frame.maxY > shown.maxY {
      offset.y += frame.maxY - shown.maxY
    }
    if offset != view.scrollOffset { send(.scroll(view.id, offset)) }
  }
}

extension HostTree.Node {
  /// A scroll view's content is its only child, which moves.
  fileprivate var scrollOffset: CGPoint {
    guard let content = children.first else { return .zero }
    return CGPoint(x: 0 - content.frame.minX, y: 0 - content.frame.minY)
  }

  /// The offset one page further, in the directions in which the content is larger.
  fileprivate var nextPage: CGPoint {
    var offset = scrollOffset
    guard let content = children.first else { return offset }
    if content.frame.height > frame.height { offset.y += max(frame.height, 1) }
    if content.frame.width > frame.width { offset.x += max(frame.width, 1) }
    return offset
  }

  /// Returns the node's visible rectangle within the window and the scroll views; nil if nothing is
  /// visible.
  fileprivate func shownFrame(in window: CGRect) -> CGRect? {
    var shown = absoluteFrame.overlap(with: window)
    for holder in lineage.dropFirst() where holder.content.actions.contains(.scroll) {
      shown = shown.overlap(with: holder.absoluteFrame)
    }
    return shown.isNull || shown.width <= 0 || shown.height <= 0 ? nil : shown
  }
}
