import HostInterface

/// Receives the events of a runtime: what the user did, which sources changed, which bodies ran and
/// which were skipped.
///
/// Without a listener, each call site costs one comparison with nil.
@MainActor
package protocol UpdateListener: AnyObject, Sendable {
  /// Called when the host sent an event that has not been handled yet.
  func note(_ event: HostEvent, in runtime: ViewRuntime)

  func frameBegins()
  func frameEnds()

  /// Called before a body runs.
  ///
  /// - Returns: the value to pass to ``bodyEnds(_:_:)``; nil if it need not be called.
  func bodyBegins(_ observer: BodyObserver) -> (index: Int, since: ContinuousClock.Instant)?
  func bodyEnds(_ observer: BodyObserver, _ run: (index: Int, since: ContinuousClock.Instant))

  /// Called when a view received an equal value and is skipped.
  func skipped(_ observer: BodyObserver)

  /// Called when a body will run because an environment value behind one of its properties changed.
  func environmentChanged(_ observer: BodyObserver, _ property: Int)

  /// Runs `body`, which may read observable objects.
  func observing(_ observer: TrackingObserver, _ body: () -> Void)

  /// Returns whether the last run read only objects that the listener itself observes with.
  func onlyNotes(of observer: TrackingObserver) -> Bool

  /// Called when the view, or a part of it, is gone.
  func forget(_ observer: TrackingObserver)

  /// Whether it records views that are removed and objects that are replaced.
  var notesLosses: Bool { get }
  func noteDeparture(of observer: BodyObserver)
  func noteReplacement(of object: AnyObject, in observer: BodyObserver)

  /// Called before an object changes; its properties still have their old values.
  func remember(_ object: AnyObject)

  /// Called when a source has changed in the update that is being applied.
  func changed(_ source: ChangedSource, from old: Any?, to new: Any?)
}

/// A changed source that bodies depend on.
package enum ChangedSource {
  /// The location of a state.
  case state(AnyObject)
  /// An object that announced a change.
  case object(AnyObject)
  /// An observable object of this type that no view references.
  case unknownObject(type: String)
  /// A property of a view that follows the environment.
  case environment(view: Int, property: String)
}

/// The current listener, for code without access to a runtime.
package enum UpdateListening {
  /// The listener of the update that is being applied. Main thread only; unchecked because states
  /// read it in every write.
  @exclusivity(unchecked) package nonisolated(unsafe) static var current: (any UpdateListener)?

  /// Whether there ever was a listener, for code on any thread.
  @exclusivity(unchecked) package nonisolated(unsafe) static var hasBegun = false
}
