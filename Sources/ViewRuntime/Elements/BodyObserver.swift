import Timekeeping
import DependencyGraph

/// An element whose view has a body to evaluate.
@MainActor
package protocol BodyEvaluating: Element {
  var viewType: ViewType { get }
  /// Evaluates the body and updates the views that it returned.
  func evaluateBody()
  var bodyObserver: BodyObserver { get }
  /// Lends the view's value, connected to its storage.
  func withView(_ body: (UnsafeMutableRawPointer) -> Void)
  /// The view's value, for callers that retain it.
  var viewValue: Any { get }
  /// Returns whether the view's value equals another one, such as a parent's new value.
  func hasValue(equalTo other: Any) -> Bool
}

/// A body's node in the dependency graph, together with the storage of its view's properties.
///
/// The graph runs it, parents before children, when something that the body read has changed.
package final class BodyObserver: TrackingObserver {
  /// Stored as its class, which takes half the space of an existential.
  private unowned(unsafe) let place: Element
  /// Safe: a `ViewType` lives as long as the program.
  package unowned(unsafe) let type: ViewType
  @exclusivity(unchecked) @MainActor private var slots = PropertySlots()
  @MainActor private var token: EnvironmentScope.Token?
  /// Whether the view's value has changed since the last run.
  @exclusivity(unchecked) @MainActor var viewChanged = true
  /// Whether the body has not run yet.
  @exclusivity(unchecked) @MainActor package private(set) var isNew = true
  @exclusivity(unchecked) @MainActor private var runsForView = false
  /// Whether the body must run because an animation shows another value of the view.
  @exclusivity(unchecked) @MainActor private var isAnimationStep = false
  @MainActor private var watched: EnvironmentMask = []

  @MainActor
  package init(_ element: any BodyEvaluating, _ type: ViewType) {
    place = element
    self.type = type
    super.init(in: element.runtime.graph, order: element.depth)
  }

  @MainActor package var element: any BodyEvaluating { place.bodyEvaluation.unsafelyUnwrapped }
  @MainActor override package var runtime: ViewRuntime { place.runtime }
  @MainActor override package var readingElement: Element { place }

  private static let evaluateBody = MainActorCall<BodyObserver> { observer in
    if let exit = observer.place.exitTransition, observer.staysAsItWas(exit) {
      exit.miss(observer)
    } else {
      observer.element.evaluateBody()
    }
  }

  nonisolated override package func run() { Self.evaluateBody(self) }

  /// Whether the view, which is leaving, goes on showing what it showed.
  ///
  /// It follows its own properties until it has left (S1.16), but not what only closures that it
  /// was given read: they are those of the last body around it, and what they read may be gone. For
  /// the same reason it does not follow a binding whose value may have lost what the view shows of
  /// it.
  @MainActor
  private func staysAsItWas(_ exit: ExitTransition) -> Bool {
    // The next run would read again what it did not read then.
    if exit.hasMissed(self) { return true }
    // What an animation changes is no property.
    if isAnimationStep || viewChanged || hasSeenChange { return false }
    // The properties of this package's views have no versions.
    guard type.isUserDefined else { return exit.isBeginning }
    var (hasChanged, mayHaveLost) = (false, false)
    element.withView { view in
      for (property, slot) in zip(type.properties, slots)
      where !slot.isCurrent(property.version(view, slot.storage)) {
        hasChanged = true
        // Of several updates that wait, the value of this one counts.
        if type.context.run({ property.mayHaveLostParts(view) }) { mayHaveLost = true }
      }
    }
    return mayHaveLost || !hasChanged
  }

  /// Called when an animation shows another value of the view.
  @MainActor
  func animationStepped() {
    isAnimationStep = true
    invalidate()
  }

  /// Creates the storage for a new identity.
  @MainActor
  package func makeStorages(_ value: UnsafeMutableRawPointer) {
    let properties = type.properties
    guard !properties.isEmpty else { return }
    var mask = EnvironmentMask()
    let preserved = runtime.preservedState?.take(for: element, named: type.preservationName)
    for property in properties {
      let storage =
        preserved?[property.name].flatMap { property.makeStorage(value, self, keeping: $0) }
        ?? property.makeStorage(value, self)
      if let storage { mask.formUnion(storage.environmentMask) }
      slots.append(storage)
    }
    watchEnvironment(mask)
  }

  /// Observes changes of these keys too.
  @MainActor
  func watchEnvironment(_ mask: EnvironmentMask) {
    guard !mask.isSubset(of: watched) else { return }
    if let token { place.scope.remove(token) }
    watched.formUnion(mask)
    token = place.scope.add(self, watched)
  }

  /// Connects a new view value to the storage, and records the versions for the app's own views.
  @MainActor
  package func connect(_ value: UnsafeMutableRawPointer) {
    if slots.isEmpty { return }
    let properties = type.properties
    for index in properties.indices {
      let (property, storage) = (properties[index], slots[index].storage)
      property.connect(value, storage, self)
      guard type.isUserDefined else { continue }
      slots.note(property.version(value, storage), at: index)
    }
  }

  /// Evaluates `body` as this view's: reads become dependencies, writes are rejected.
  @MainActor
  package func evaluate(_ body: () -> Void) {
    runsForView = viewChanged
    viewChanged = false
    isAnimationStep = false
    let former = type.context.observer
    type.context.observer = self
    defer {
      type.context.observer = former
      isNew = false
    }
    let recorder = runtime.recorder
    let run = recorder?.bodyBegins(self)
    evaluate(type.context, type, body)
    if let run { recorder?.bodyEnds(self, run) }
  }

  /// Why the body runs, for `_printChanges` (S2.16): derived from the versions of the last two
  /// runs, so that nothing is formatted unless requested.
  @MainActor
  package var changes: [String] {
    let properties = type.properties
    var changes = hasSeenChange ? ["@dependencies"] : []
    if runsForView { changes.append("@self") }
    if isNew, !slots.isEmpty { return changes + ["@identity"] + properties.map(\.name) }
    for (property, slot) in zip(properties, slots) where slot.version != slot.formerVersion {
      changes.append(property.name)
    }
    return changes
  }

  @MainActor
  override package func close() {
    if let recorder = runtime.recorder, recorder.notesLosses, type.isUserDefined {
      recorder.noteDeparture(of: self)
    }
    if let token { place.scope.remove(token) }
    token = nil
    for slot in slots { slot.storage?.invalidate() }
    slots = PropertySlots()
    super.close()
  }
}

extension BodyObserver: EnvironmentReader {
  package func environmentChanged(_ changed: EnvironmentMask) {
    var mustRun = false
    for (index, slot) in slots.enumerated() {
      guard let storage = slot.storage, !storage.environmentMask.isDisjoint(with: changed)
      else { continue }
      if storage.environmentChanged(place.scope, changed) {
        storage.changes += 1
        mustRun = true
        runtime.recorder?.environmentChanged(self, index)
      }
      watchEnvironment(storage.environmentMask)
    }
    if mustRun { invalidate() }
  }
}

extension BodyObserver {
  /// The names of the properties that the view owns, and of those that have changed since; nil if
  /// it owns none.
  @MainActor
  package var ownedStates: (all: [String], changed: [String])? {
    var (all, changed): ([String], [String]) = ([], [])
    element.withView { view in
      for (property, slot) in zip(type.properties, slots) {
        guard let storage = slot.storage, let facts = property.facts(view), facts.role == .owns,
          facts.wrapper != "@FocusState"
        else { continue }
        all.append(property.name)
        if storage.version > 0 { changed.append(property.name) }
      }
    }
    return all.isEmpty ? nil : (all, changed)
  }

  /// The contents of the view's property storage, by property name.
  @MainActor
  var preservedValues: [String: Any] {
    var values: [String: Any] = [:]
    for (property, slot) in zip(type.properties, slots) {
      values[property.name] = slot.storage?.preservedValue
    }
    return values
  }
}
