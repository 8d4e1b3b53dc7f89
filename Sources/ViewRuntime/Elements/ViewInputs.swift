/// The inputs of a view being mounted: its place in the tree.
@MainActor
package struct ViewInputs {
  package let runtime: ViewRuntime
  package let parent: Element?
  package let scope: EnvironmentScope
  /// Whether the surrounding container requests the elements of a `ForEach` one by one.
  package let isLazy: Bool
  /// Whether a container takes the views apart.
  package let reparenting: ReparentingMode
  /// Whether a single view is expected here, instead of any number: in a window, behind or in front
  /// of another view. There, a modifier acts once, whatever its content consists of; in a
  /// container's list of views, it acts for each view of its content (S1.10).
  package let isSingle: Bool

  package init(
    runtime: ViewRuntime, parent: Element?, scope: EnvironmentScope, isLazy: Bool = false,
    reparenting: ReparentingMode = .none, isSingle: Bool = false
  ) {
    self.runtime = runtime
    self.parent = parent
    self.scope = scope
    self.isLazy = isLazy
    self.reparenting = reparenting
    self.isSingle = isSingle
  }
}
