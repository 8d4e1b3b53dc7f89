import HostInterface
import ViewRuntime

/// Passes the node with the keyboard focus to its action whenever the focus moves.
package struct FocusWatcher {
  let action: (RenderNode?) -> Void

  package init(_ action: @escaping (RenderNode?) -> Void) { self.action = action }
}

extension FocusWatcher: LifecycleModifier {
  package typealias Body = Never

  package final class Storage {
    var action: (RenderNode?) -> Void
    unowned let runtime: ViewRuntime

    @MainActor
    init(_ action: @escaping (RenderNode?) -> Void, _ runtime: ViewRuntime) {
      self.action = action
      self.runtime = runtime
      runtime.focus.addWatcher(self) { [unowned self] in self.action($0) }
    }
  }

  package func makeStorage(_ owner: LifecycleOwner) -> Storage { Storage(action, owner.runtime) }

  package func updated(from old: Self, _ storage: inout Storage, _ owner: LifecycleOwner) {
    storage.action = action
  }

  package func unmounted(_ storage: inout Storage) {
    storage.runtime.focus.removeWatcher(storage)
  }
}
