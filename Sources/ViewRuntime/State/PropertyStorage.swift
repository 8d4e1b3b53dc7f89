/// What the runtime keeps for one dynamic property of one identity.
@MainActor
package class PropertyStorage {
  /// Grows with each change; tells `_printChanges` which property changed.
  package var version: Int { changes }

  package final var changes = 0

  package nonisolated init() {}

  /// The part that survives a code replacement (see ``PreservedState``).
  var preservedValue: Any? { nil }

  /// Called before the property's value changes, while a recording is active.
  func willChange() {}

  /// Called when the property's value has announced a change, in the update of that change.
  func announced() { changes += 1 }

  /// Called when the identity is gone: release everything.
  package func invalidate() {}

  /// Called when a value in the view's environment may have changed.
  ///
  /// - Returns: whether the body must run as a result.
  package func environmentChanged(_ scope: EnvironmentScope, _ changed: EnvironmentMask) -> Bool {
    false
  }

  /// The environment keys that the property depends on.
  package var environmentMask: EnvironmentMask { [] }
}
