/// What the runtime keeps for one dynamic property of one identity.
@MainActor
package class PropertyStorage {
  /// Grows with each change; tells `_printChanges` which property changed.
  package var version: Int { changes }

  package final var changes = 0

  package nonisolated init() {}

  /// What outlives the view, where its code is replaced (see ``PreservedState``).
  var preservedValue: Any? { nil }

  /// What the property stands for is about to change; called while somebody writes down what does.
  func willChange() {}

  /// What the property stands for has announced a change; called in the update of that change.
  func announced() { changes += 1 }

  /// The identity is gone: let go of everything.
  package func invalidate() {}

  /// A value in the environment around the view may have changed.
  ///
  /// - Returns: whether the body must run because of it.
  package func environmentChanged(_ scope: EnvironmentScope, _ changed: EnvironmentMask) -> Bool {
    false
  }

  /// The environment keys that the property depends on.
  package var environmentMask: EnvironmentMask { [] }
}
