import DependencyGraph

/// An element whose view has a body to evaluate.
@MainActor
package protocol BodyEvaluating: Element {
  var viewType: ViewType { get }
  /// Evaluates the body and updates what it returned.
  func evaluateBody()
}

/// A body's node in the dependency graph, together with the storage of its view's properties.
///
/// The graph runs it, parents before children, when something that the body read has changed.
package final class BodyObserver: Observer {
  package unowned(unsafe) let element: any BodyEvaluating
  @MainActor private(set) var storages: [PropertyStorage?] = []
  @MainActor private var token: EnvironmentScope.Token?
  @MainActor private var observation: ObservationTracker?
  /// For `_printChanges`: the properties' versions when the body ran last; nil before the first.
  @MainActor private(set) var seenVersions: [Int]?
  @MainActor var viewChanged = true
  /// For `EvaluationContext`; made with the observer because every evaluation needs it.
  private let context: EvaluationContext

  @MainActor
  package init(_ element: any BodyEvaluating) {
    self.element = element
    context = EvaluationContext(name: element.viewType.name)
    super.init(in: element.runtime.graph, order: element.depth)
  }

  @MainActor package var runtime: ViewRuntime { element.runtime }

  nonisolated override package func run() {
    let element = element
    MainActor.assumeIsolated { element.evaluateBody() }
  }

  /// Makes the storages for a new identity.
  @MainActor
  package func makeStorages(_ value: UnsafeMutableRawPointer) {
    let properties = element.viewType.properties
    guard !properties.isEmpty else { return }
    storages.reserveCapacity(properties.count)
    var mask = EnvironmentMask()
    for property in properties {
      let storage = property.makeStorage(value, self)
      if let storage { mask.formUnion(storage.environmentMask) }
      storages.append(storage)
    }
    if !mask.isEmpty { token = element.scope.add(self, mask) }
  }

  /// Connects a fresh view value with the storages.
  @MainActor
  package func connect(_ value: UnsafeMutableRawPointer) {
    for (property, storage) in zip(element.viewType.properties, storages) {
      property.connect(value, storage, self)
    }
  }

  /// Evaluates `body` as the one of this view: reads become dependencies, writes are refused.
  @MainActor
  package func evaluate<Result>(_ body: () -> Result) -> Result {
    runtime.recordBody(self)
    let result = context.run {
      track { observeObservables(body) }
    }
    seenVersions = storages.map { $0?.version ?? 0 }
    viewChanged = false
    return result
  }

  @MainActor
  private func observeObservables<Result>(_ body: () -> Result) -> Result {
    if observation == nil { observation = ObservationTracker(element.viewType) }
    return observation!.track(body, onChange: invalidation(in: runtime))
  }

  @MainActor
  package func close() {
    if let token { element.scope.remove(token) }
    token = nil
    observation?.cancel()
    for storage in storages { storage?.invalidate() }
    storages = []
    dispose()
  }
}

extension BodyObserver: EnvironmentReader {
  package func environmentChanged(_ changed: EnvironmentMask) {
    var mustRun = false
    for storage in storages {
      guard let storage, !storage.environmentMask.isDisjoint(with: changed) else { continue }
      if storage.environmentChanged(element.scope, changed) {
        storage.version += 1
        mustRun = true
      }
    }
    if mustRun { invalidate() }
  }
}
