import HostInterface

/// Is told what happens in a runtime: what the user did, which sources changed, which bodies ran
/// and which were left alone.
///
/// While a runtime has none, each place that would tell it something costs one comparison with nil.
@MainActor
package protocol UpdateListener: AnyObject, Sendable {
  /// The host told of something; nothing has been done about it yet.
  func note(_ event: HostEvent, in runtime: ViewRuntime)

  func frameBegins()
  func frameEnds()

  /// A body is about to run.
  ///
  /// - Returns: what ``bodyEnds(_:_:)`` wants back; nil if it need not be told.
  func bodyBegins(_ observer: BodyObserver) -> (index: Int, since: ContinuousClock.Instant)?
  func bodyEnds(_ observer: BodyObserver, _ run: (index: Int, since: ContinuousClock.Instant))

  /// A view was given an equal value and is not entered.
  func skipped(_ observer: BodyObserver)

  /// A body will run because of what one of its properties follows in the environment.
  func environmentChanged(_ observer: BodyObserver, _ property: Int)

  /// Runs `body`, which may read observable objects.
  func observing(_ observer: TrackingObserver, _ body: () -> Void)

  /// Whether the last run read no object but those that the listener itself observes with.
  func onlyNotes(of observer: TrackingObserver) -> Bool

  /// The view, or the part of one, is gone.
  func forget(_ observer: TrackingObserver)

  /// Whether it wants to hear of views that are taken out and of objects that are exchanged.
  var notesLosses: Bool { get }
  func noteDeparture(of observer: BodyObserver)
  func noteReplacement(of object: AnyObject, in observer: BodyObserver)

  /// An object is about to change; its properties are still what they were.
  func remember(_ object: AnyObject)

  /// A source is another one now, in the update that is being applied.
  func changed(_ source: ChangedSource, from old: Any?, to new: Any?)
}

/// Something that bodies depend on and that is another one now.
package enum ChangedSource {
  /// Where a state lives.
  case state(AnyObject)
  /// An object that announced a change.
  case object(AnyObject)
  /// An observable object of this type, of which no view keeps a reference.
  case unknownObject(type: String)
  /// A property of a view that follows the environment.
  case environment(view: Int, property: String)
}

/// Who listens, for code that knows no runtime.
package enum UpdateListening {
  /// The listener of the update that is being applied.
  /// On the main thread only; unchecked because states ask in every write.
  @exclusivity(unchecked) package nonisolated(unsafe) static var current: (any UpdateListener)?

  /// Whether there was a listener anywhere, for code on whatever thread.
  @exclusivity(unchecked) package nonisolated(unsafe) static var hasBegun = false
}
