import HostInterface
import ViewRuntime

/// Records what happens in a runtime: the cause, the changed sources, the bodies that ran and why,
/// and those that were skipped.
///
/// ```swift
/// let recorder = UpdateRecorder()
/// runtime.recorder = recorder
/// ...
/// recorder.runs.map(\.name)
/// ```
///
/// Nothing is formatted before it is requested (``UpdateReport``). Without a recorder, each
/// recording site costs one comparison with nil.
@MainActor
package final class UpdateRecorder: UpdateListener {
  /// One evaluation of a body.
  package struct Run {
    /// The view's type, without its module.
    package let name: String
    /// The id of the enclosing `ForEach` element, if any.
    package let elementID: String?
    /// The view's number in ``StateGraphSnapshot``.
    package let view: Int
    /// The reasons, as in `_printChanges`: `@self`, `@identity`, or the names of properties.
    package fileprivate(set) var reasons: [String] = []
    /// The duration of the body alone, without the views that it returned.
    package fileprivate(set) var duration = Duration.zero
  }

  /// A changed value that bodies depend on.
  package struct Change {
    package let place: ChangedSource
    package let old: Any?
    package let new: Any?
  }

  package private(set) var runs: [Run] = []
  package private(set) var changes: [Change] = []
  /// The views that received an equal value and were skipped: name and number.
  package private(set) var skips: [(name: String, view: Int)] = []
  /// The stored properties of changed objects before the first change.
  private(set) var formerFields: [ObjectIdentifier: [ObjectFields.Value]] = [:]
  /// The user's action, or nil if the program acted on its own.
  package private(set) var cause: String?
  package private(set) var frames = 0
  /// The total time of the frames so far, from the first pass to the patch.
  package private(set) var duration = Duration.zero
  /// Called after a frame in which a source changed or a body ran.
  package var onFrame: (() -> Void)?

  /// The reads of objects by bodies and other closures.
  private(set) var reads: [ObjectIdentifier: ObjectReads] = [:]
  /// The sentinel that ends the registration of the last run, by observer.
  private var registrations: [ObjectIdentifier: ReadSentinel] = [:]
  /// The values to hide, including those hidden before.
  var secrets = Secrets()

  /// Stands for an unrecorded run, of a view that keeps a secret.
  private static let secretRun = -1

  /// Whether ``reset()`` is deferred, to collect the effects of several actions.
  package var isHeld = false
  /// Whether lost state and recreated objects are recorded. The records keep the values of removed
  /// views until the next ``reset()``.
  package var notesLosses = false
  var removedViews: [RemovedView] = []
  var arrivals: [Arrival] = []
  package internal(set) var replacements: [Replacement] = []

  private var frameBegan: ContinuousClock.Instant?
  private var nextCause: String?

  package init() { UpdateListening.hasBegun = true }

  isolated deinit {
    for reads in reads.values { reads.end() }
    for sentinel in registrations.values { sentinel.fire() }
  }

  /// Discards the records before the next action.
  package func reset() {
    if isHeld { return }
    runs = []
    changes = []
    skips = []
    formerFields = [:]
    removedViews = []
    arrivals = []
    replacements = []
    cause = nil
    frames = 0
    duration = .zero
  }

  /// Whether nothing was recorded since the last ``reset()``.
  package var isEmpty: Bool { runs.isEmpty && changes.isEmpty }

  // MARK: Notifications from the runtime

  /// Records an action of the user.
  package func note(cause: String) { nextCause = cause }

  package func note(_ event: HostEvent, in runtime: ViewRuntime) {
    if let cause = event.cause(in: runtime) { note(cause: cause) }
  }

  package func frameBegins() { frameBegan = .now }

  package func frameEnds() {
    frames += 1
    if let frameBegan { duration += .now - frameBegan }
    guard !isEmpty else { return }
    cause = cause ?? nextCause
    nextCause = nil
    onFrame?()
  }

  /// Records that a body is about to run.
  ///
  /// - Returns: the value to pass to ``bodyEnds(_:_:)``; nil for a view of this package.
  package func bodyBegins(_ observer: BodyObserver) -> (index: Int, since: ContinuousClock.Instant)?
  {
    let type = observer.element.viewType
    guard type.isUserDefined else {
      return type.secretKeeper == nil ? nil : (Self.secretRun, .now)
    }
    if notesLosses, observer.isNew { arrivals.append(Arrival(observer.element)) }
    runs.append(
      Run(
        name: type.name, elementID: observer.element.nearestElementID, view: observer.sequence))
    return (runs.count - 1, .now)
  }

  package func bodyEnds(
    _ observer: BodyObserver, _ run: (index: Int, since: ContinuousClock.Instant)
  ) {
    guard runs.indices.contains(run.index) else {
      if run.index == Self.secretRun { secrets.note(observer.element) }
      return
    }
    runs[run.index].duration = .now - run.since
    runs[run.index].reasons = observer.isNew ? ["@identity"] : observer.changes
  }

  package func skipped(_ observer: BodyObserver) {
    let type = observer.element.viewType
    if type.isUserDefined { skips.append((type.name, observer.sequence)) }
  }

  package func environmentChanged(_ observer: BodyObserver, _ property: Int) {
    let type = observer.element.viewType
    guard type.isUserDefined, type.properties.indices.contains(property) else { return }
    changed(
      .environment(view: observer.sequence, property: type.properties[property].name), from: nil,
      to: nil)
  }

  /// Runs a body, or another closure of the app, and records the objects that it reads.
  func noteReads(of observer: TrackingObserver, during body: () -> Void) {
    let reads = ObjectReads(of: observer, during: body)
    self.reads.updateValue(reads, forKey: ObjectIdentifier(observer))?.end()
  }

  /// Returns whether the last run read no objects except those used for recording.
  package func onlyNotes(of observer: TrackingObserver) -> Bool {
    reads[ObjectIdentifier(observer)]?.observed.isEmpty == true
  }

  /// Discards the records of a removed view, or of a part of one.
  package func forget(_ observer: TrackingObserver) {
    reads.removeValue(forKey: ObjectIdentifier(observer))?.end()
    endRegistration(of: observer)
  }

  /// Makes a sentinel part of the registration with the objects being read: without it, each run of
  /// a body would leave a registration behind in objects that do not change.
  func beginRegistration(of observer: TrackingObserver) {
    let sentinel = ReadSentinel()
    registrations[ObjectIdentifier(observer)] = sentinel
    sentinel.register()
  }

  func endRegistration(of observer: TrackingObserver) {
    registrations.removeValue(forKey: ObjectIdentifier(observer))?.fire()
  }

  /// Records the properties of an object that is about to change.
  package func remember(_ object: AnyObject) {
    let id = ObjectIdentifier(object)
    if formerFields[id] == nil { formerFields[id] = ObjectFields.values(of: object) }
  }

  package func changed(_ place: ChangedSource, from old: Any?, to new: Any?) {
    changes.append(Change(place: place, old: old, new: new))
  }
}

extension Element {
  /// The id of the enclosing `ForEach` element, if any.
  var nearestElementID: String? {
    var element: Element? = self
    while let current = element {
      if let identified = current.identified { return identified.elementID }
      element = current.parent
    }
    return nil
  }
}
