import Timekeeping
import DependencyGraph

/// An element whose view has a body to evaluate.
@MainActor
package protocol BodyEvaluating: Element {
  var viewType: ViewType { get }
  /// Evaluates the body and updates what it returned.
  func evaluateBody()
  var bodyObserver: BodyObserver { get }
  /// Lends the view's value, connected with its storages.
  func withView(_ body: (UnsafeMutableRawPointer) -> Void)
}

/// A body's node in the dependency graph, together with the storage of its view's properties.
///
/// The graph runs it, parents before children, when something that the body read has changed.
package final class BodyObserver: TrackingObserver {
  package unowned(unsafe) let element: any BodyEvaluating
  @exclusivity(unchecked) @MainActor private(set) var storages: [PropertyStorage?] = []
  @MainActor private var token: EnvironmentScope.Token?
  @MainActor private var watched: EnvironmentMask = []
  /// The properties' versions in this run of the body and in the one before.
  @exclusivity(unchecked) @MainActor private var versions: [Int] = []
  @exclusivity(unchecked) @MainActor private var formerVersions: [Int] = []
  /// Whether the view has another value than in the last run.
  @exclusivity(unchecked) @MainActor var viewChanged = true
  /// Whether the body has not run yet.
  @exclusivity(unchecked) @MainActor private(set) var isNew = true
  @exclusivity(unchecked) @MainActor private var runsForView = false

  @MainActor
  package init(_ element: any BodyEvaluating) {
    self.element = element
    super.init(in: element.runtime.graph, order: element.depth)
  }

  @MainActor override var runtime: ViewRuntime { element.runtime }
  @MainActor override var readingElement: Element { element }

  nonisolated override package func run() {
    let element = element
    onMainActor { element.evaluateBody() }
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
    watchEnvironment(mask)
  }

  /// Asks to be told of changes of these keys too.
  @MainActor
  func watchEnvironment(_ mask: EnvironmentMask) {
    guard !mask.isSubset(of: watched) else { return }
    if let token { element.scope.remove(token) }
    watched.formUnion(mask)
    token = element.scope.add(self, watched)
  }

  /// Connects a fresh view value with the storages, and notes the versions of the app's own views.
  @MainActor
  package func connect(_ value: UnsafeMutableRawPointer) {
    if storages.isEmpty { return }
    let type = element.viewType
    if type.isUserDefined {
      swap(&versions, &formerVersions)
      versions.removeAll(keepingCapacity: true)
    }
    let (properties, isUserDefined) = (type.properties, type.isUserDefined)
    for index in properties.indices {
      let (property, storage) = (properties[index], storages[index])
      property.connect(value, storage, self)
      if isUserDefined { versions.append(property.version(value, storage)) }
    }
  }

  /// Evaluates `body` as the one of this view: reads become dependencies, writes are refused.
  @MainActor
  package func evaluate<Result>(_ body: () -> Result) -> Result {
    let type = element.viewType
    let recorder = runtime.recorder
    let run = recorder?.bodyBegins(self)
    runsForView = viewChanged
    viewChanged = false
    let former = type.context.observer
    type.context.observer = self
    defer { type.context.observer = former }
    let result = evaluate(type.context, type, body)
    if let run { recorder?.bodyEnds(self, run) }
    isNew = false
    return result
  }

  /// Why the body runs, for `_printChanges` (S2.16): from the versions of the last two runs, so that
  /// nothing is put into words unless somebody asks.
  @MainActor
  var changes: [String] {
    let properties = element.viewType.properties
    var changes = runsForView ? ["@self"] : []
    if formerVersions.count == versions.count {
      for (index, property) in properties.enumerated()
      where versions[index] != formerVersions[index] {
        changes.append(property.name)
      }
    } else {
      changes += ["@identity"] + properties.map(\.name)
    }
    return changes
  }

  @MainActor
  override package func close() {
    if let token { element.scope.remove(token) }
    token = nil
    for storage in storages { storage?.invalidate() }
    storages = []
    super.close()
  }
}

extension BodyObserver: EnvironmentReader {
  package func environmentChanged(_ changed: EnvironmentMask) {
    var mustRun = false
    for (index, storage) in storages.enumerated() {
      guard let storage, !storage.environmentMask.isDisjoint(with: changed) else { continue }
      if storage.environmentChanged(element.scope, changed) {
        storage.changes += 1
        mustRun = true
        runtime.recorder?.environmentChanged(self, index)
      }
    }
    if mustRun { invalidate() }
  }
}
