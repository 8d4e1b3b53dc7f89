/// What a view is given when it is mounted: its place in the tree.
@MainActor
package struct ViewInputs {
  package let runtime: ViewRuntime
  package let parent: Element?
  package let scope: EnvironmentScope

  package init(runtime: ViewRuntime, parent: Element?, scope: EnvironmentScope) {
    self.runtime = runtime
    self.parent = parent
    self.scope = scope
  }
}
