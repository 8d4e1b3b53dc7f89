/// A source without a value: readers declare "I depend on this", and other code "it has changed".
///
/// It represents state that lives elsewhere (an object's `objectWillChange`, an observable
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

  /// Records a dependency of the running closure; does nothing outside one.
  @inlinable
  package func track() { noteRead() }

  /// Marks the nodes that tracked this.
  @inlinable
  package func fire() { noteChange() }

  /// Whether any computation or observer currently depends on this trigger.
  @inlinable
  package var hasObservers: Bool { firstReader != nil }
}
