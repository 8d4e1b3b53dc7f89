/// What the runtime keeps for one dynamic property of one identity.
///
/// It is used on the main actor. The class itself is not isolated because a ``Location``, which any
/// thread may write, is one: the location of a state is all that is kept for the property.
package class PropertyStorage {
  /// Grows with each change; tells `_printChanges` which property changed.
  @MainActor package var version: Int { changes }

  /// Written on the main actor only.
  @exclusivity(unchecked) package final var changes = 0

  package init() {}

  /// The part that survives a code replacement (see ``PreservedState``).
  @MainActor var preservedValue: Any? { nil }

  /// Called before the property's value changes, while a recording is active.
  @MainActor func willChange() {}

  /// Called when the property's value has announced a change, in the update of that change.
  @MainActor func announced() { changes += 1 }

  /// Called when the identity is gone: release everything.
  @MainActor package func invalidate() {}

  /// Called when a value in the view's environment may have changed.
  ///
  /// - Returns: whether the body must run as a result.
  @MainActor package func environmentChanged(_ scope: EnvironmentScope, _ changed: EnvironmentMask)
    -> Bool
  {
    false
  }

  /// The environment keys that the property depends on.
  @MainActor package var environmentMask: EnvironmentMask { [] }
}
