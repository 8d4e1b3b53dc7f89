/// A source without a value: somebody says "I depend on this" and somebody else "it has changed".
///
/// It stands for state that lives elsewhere (an object's `objectWillChange`, an observable
/// property, the size of a window):
///
///     let resized = Trigger(in: graph)
///     observer.track { resized.track(); draw(window.size) }
///     resized.fire()  // the observer is pending
public final class Trigger: GraphNode {
  @inlinable
  package init(in graph: DependencyGraph) {
    super.init(kind: .source, state: .clean, graph: graph)
  }

  /// Records a dependency of the running closure; nothing outside of one.
  @inlinable
  package func track() { noteRead() }

  /// Marks whoever tracked this.
  @inlinable
  package func fire() { noteChange() }

  /// Whether any computation or observer depends on this trigger now.
  @inlinable
  package var hasObservers: Bool { firstReader != nil }
}
