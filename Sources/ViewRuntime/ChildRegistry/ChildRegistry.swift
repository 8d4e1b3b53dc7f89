/// A registry through which views pass information to an ancestor container that does not lay them
/// out: a title and toolbar to the navigation bar, a destination to the navigation stack.
///
/// The container puts the registry into the environment; a ``RegisteringModifier`` registers with
/// the one that it finds there. Unlike a preference, a registration may bring views along: they are
/// mounted where they were written, with that place's environment and state, and shown by the
/// container (``ShownNodes``).
///
/// Invariant: every registration belongs to a mounted element.
@MainActor
package final class ChildRegistry {
  package enum Change {
    case added, updated, removed
    /// The view that registered it was covered or uncovered; the registered value is unchanged.
    case appearance
  }

  private var registered: [ChildRegistration] = []
  private var isSorted = true
  private var readers = Registry<() -> Void>()

  /// Called immediately for each change, while views are updated.
  package var onChange: ((ChildRegistration, Change) -> Void)?

  package init() {}

  /// The registrations of views that are not covered, in tree order.
  package var registrations: [ChildRegistration] {
    if !isSorted, let root = registered.first?.element.runtime.rootElement {
      let sorted = Element.inTreeOrder(registered, \.element, below: root)
      // Elements being mounted cannot be reached from the root yet; they register in tree order
      // anyway.
      if sorted.count == registered.count {
        registered = sorted
        isSorted = true
      }
    }
    return registered.filter(\.isShown)
  }

  /// All registrations, including those of covered views, in order of registration.
  package var allRegistrations: [ChildRegistration] { registered }

  func add(_ registration: ChildRegistration) {
    registered.append(registration)
    isSorted = false
    changed(registration, .added)
  }

  func remove(_ registration: ChildRegistration) {
    registered.removeAll { $0 === registration }
    changed(registration, .removed)
  }

  func changed(_ registration: ChildRegistration, _ change: Change) {
    onChange?(registration, change)
    invalidate()
  }

  /// Called when something else that the readers depend on has changed.
  package func invalidate() {
    readers.forEach { $0() }
  }

  func addReader(_ reader: AnyObject, _ changed: @escaping () -> Void) {
    readers[reader] = changed
  }

  func removeReader(_ reader: AnyObject) { readers[reader] = nil }
}

/// The registration of one view.
@MainActor
package final class ChildRegistration {
  package unowned let element: Element
  /// The current value of the modifier.
  package internal(set) var value: Any
  /// The nodes of the views that it brought along.
  package internal(set) var nodes: [RenderNode] = []
  /// Whether the view that registered it is visible.
  package internal(set) var isShown = true

  init(_ value: Any, _ element: Element) {
    self.value = value
    self.element = element
  }
}
