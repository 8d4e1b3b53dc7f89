/// State that a dynamic property of another target keeps for one identity.
@MainActor
package protocol PropertyState: AnyObject {
  /// Grows with each change.
  var version: Int { get }
  /// Called when the identity is gone: release everything.
  func invalidate()
}

/// The storage that keeps such state.
@MainActor
package final class PropertyStateStorage<State: PropertyState>: PropertyStorage {
  package let state: State

  package init(_ state: State) { self.state = state }

  override package var version: Int { state.version }
  override package func invalidate() { state.invalidate() }
}
