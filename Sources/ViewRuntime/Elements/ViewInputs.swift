/// What a view is given when it is mounted: its place in the tree.
@MainActor
package struct ViewInputs {
  package let runtime: ViewRuntime
  package let parent: Element?
  package let scope: EnvironmentScope
  /// Whether the surrounding container asks for the elements of a `ForEach` one by one.
  package let isLazy: Bool
  /// Whether a container takes the views apart.
  package let graft: GraftMode

  package init(
    runtime: ViewRuntime, parent: Element?, scope: EnvironmentScope, isLazy: Bool = false,
    graft: GraftMode = .none
  ) {
    self.runtime = runtime
    self.parent = parent
    self.scope = scope
    self.isLazy = isLazy
    self.graft = graft
  }
}
