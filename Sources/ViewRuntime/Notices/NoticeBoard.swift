/// Where views say something to a container further up that does not lay them out: a title and the
/// toolbar to the navigation bar, a destination to the navigation stack.
///
/// The container puts the board into the environment; a ``NoticeModifier`` posts to the one that it
/// finds there. Unlike a preference a notice may bring views along: they are mounted where they
/// were written, with that place's environment and state, and shown by the container
/// (``ShownNodes``).
///
/// Invariant: every notice belongs to a mounted element.
@MainActor
package final class NoticeBoard {
  package enum Change {
    case added, updated, removed
    /// The view that posted it came into sight or was covered: what it says is what it said.
    case appearance
  }

  private var posted: [Notice] = []
  private var isSorted = true
  private var readers = Registry<() -> Void>()

  /// Told of each change at once, while views are updated.
  package var noticed: ((Notice, Change) -> Void)?

  package init() {}

  /// What is posted by views that are not covered, in tree order.
  package var notices: [Notice] {
    if !isSorted, let root = posted.first?.element.runtime.rootElement {
      let sorted = Element.inTreeOrder(posted, \.element, below: root)
      // What is being mounted cannot be reached from the root yet; it posts in tree order anyway.
      if sorted.count == posted.count {
        posted = sorted
        isSorted = true
      }
    }
    return posted.filter(\.isShown)
  }

  /// What is posted at all, covered views' notices included, in the order in which it came.
  package var allNotices: [Notice] { posted }

  func add(_ notice: Notice) {
    posted.append(notice)
    isSorted = false
    changed(notice, .added)
  }

  func remove(_ notice: Notice) {
    posted.removeAll { $0 === notice }
    changed(notice, .removed)
  }

  func changed(_ notice: Notice, _ change: Change) {
    noticed?(notice, change)
    invalidate()
  }

  /// Something else that the readers look at has changed.
  package func invalidate() {
    readers.forEach { $0() }
  }

  func addReader(_ reader: AnyObject, _ changed: @escaping () -> Void) {
    readers[reader] = changed
  }

  func removeReader(_ reader: AnyObject) { readers[reader] = nil }
}

/// What one view posted.
@MainActor
package final class Notice {
  package unowned let element: Element
  /// The modifier as it is now.
  package internal(set) var value: Any
  /// Of the views that it brought along.
  package internal(set) var nodes: [RenderNode] = []
  /// Whether the view that posted it is seen.
  package internal(set) var isShown = true

  init(_ value: Any, _ element: Element) {
    self.value = value
    self.element = element
  }
}
