import HostInterface
import ViewRuntime

/// Writes down what happens in a runtime: what caused it, which sources changed, which bodies ran
/// and why, which were left alone.
///
/// ```swift
/// let recorder = UpdateRecorder()
/// runtime.recorder = recorder
/// ...
/// recorder.runs.map(\.name)
/// ```
///
/// Nothing is put into words before somebody asks (``UpdateReport``). While no recorder is there,
/// each place that would tell it something costs one comparison with nil.
@MainActor
package final class UpdateRecorder: UpdateListener {
  /// One evaluation of a body.
  package struct Run {
    /// The view's type, without its module.
    package let name: String
    /// The id of the `ForEach` element that the view stands in, if any.
    package let elementID: String?
    /// The view, as ``StateGraphSnapshot`` numbers it.
    package let view: Int
    /// Why, as `_printChanges` says it: `@self`, `@identity`, or the names of properties.
    package fileprivate(set) var reasons: [String] = []
    /// How long the body took by itself, without the views that it returned.
    package fileprivate(set) var duration = Duration.zero
  }

  /// Something that bodies depend on and that is another one now.
  package struct Change {
    package let place: ChangedSource
    package let old: Any?
    package let new: Any?
  }

  package private(set) var runs: [Run] = []
  package private(set) var changes: [Change] = []
  /// The views that were given an equal value and were not entered: name and number.
  package private(set) var skips: [(name: String, view: Int)] = []
  /// The stored properties of changed objects, as they were before the first change.
  private(set) var formerFields: [ObjectIdentifier: [ObjectFields.Value]] = [:]
  /// What the user did, or nil where the program went on by itself.
  package private(set) var cause: String?
  package private(set) var frames = 0
  /// The time of the frames so far, from the first pass to the patch.
  package private(set) var duration = Duration.zero
  /// Called after a frame in which a source changed or a body ran.
  package var onFrame: (() -> Void)?

  /// What bodies and other closures read of objects.
  private(set) var reads: [ObjectIdentifier: ObjectReads] = [:]
  /// What ends the registration of the last run, by whose run it was.
  private var registrations: [ObjectIdentifier: ReadSentinel] = [:]
  /// What is not to be shown, and was not to be before.
  var secrets = Secrets()

  /// Stands for a run that is not written down, of a view that keeps a secret.
  private static let secretRun = -1

  /// Whether ``reset()`` waits: somebody collects what several actions do.
  package var isHeld = false
  /// Whether it is written down which views lose their state, and which objects are made again.
  /// What is written down keeps the values of views that are gone until the next ``reset()``.
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

  /// Forgets what was written down, before the next action.
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

  /// Whether anything was written down since the last ``reset()``.
  package var isEmpty: Bool { runs.isEmpty && changes.isEmpty }

  // MARK: What the runtime tells

  /// The user did something.
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

  /// A body is about to run.
  ///
  /// - Returns: what ``bodyEnds(_:_:)`` wants back; nil for a view of this package.
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

  /// Runs a body, or another closure of the app, and takes note of the objects that it reads.
  func noteReads(of observer: TrackingObserver, during body: () -> Void) {
    let reads = ObjectReads(of: observer, during: body)
    self.reads.updateValue(reads, forKey: ObjectIdentifier(observer))?.end()
  }

  /// Whether the last run read no object but those that take the notes.
  package func onlyNotes(of observer: TrackingObserver) -> Bool {
    reads[ObjectIdentifier(observer)]?.observed.isEmpty == true
  }

  /// The view, or the part of one, is gone.
  package func forget(_ observer: TrackingObserver) {
    reads.removeValue(forKey: ObjectIdentifier(observer))?.end()
    endRegistration(of: observer)
  }

  /// Makes a sentinel a part of the registration with the objects that are being read: without it,
  /// each run of a body would leave one behind in objects that do not change.
  func beginRegistration(of observer: TrackingObserver) {
    let sentinel = ReadSentinel()
    registrations[ObjectIdentifier(observer)] = sentinel
    sentinel.register()
  }

  func endRegistration(of observer: TrackingObserver) {
    registrations.removeValue(forKey: ObjectIdentifier(observer))?.fire()
  }

  /// An object is about to change; its properties are still what they were.
  package func remember(_ object: AnyObject) {
    let id = ObjectIdentifier(object)
    if formerFields[id] == nil { formerFields[id] = ObjectFields.values(of: object) }
  }

  package func changed(_ place: ChangedSource, from old: Any?, to new: Any?) {
    changes.append(Change(place: place, old: old, new: new))
  }
}

extension Element {
  /// The id of the `ForEach` element that the view stands in, if any.
  var nearestElementID: String? {
    var element: Element? = self
    while let current = element {
      if let identified = current.identified { return identified.elementID }
      element = current.parent
    }
    return nil
  }
}
