import Combine
@_spi(SwiftUI) import Observation

/// What one body, or another closure of the app, read of objects when it ran last.
struct ObjectReads {
  /// The properties of one `@Observable` object.
  struct Observed {
    /// What the object's registrar keeps its observations in: who the object is.
    let registrar: AnyObject
    let paths: [AnyKeyPath]
  }

  private(set) weak var reader: TrackingObserver?
  private(set) var observed: [Observed] = []
  /// Names of `@Published` properties, in the order in which they were read.
  private(set) var published: [ObjectIdentifier: [String]] = [:]

  /// Runs `body` and takes note of what it reads. Reads made in it count for a tracking round it as
  /// well (S5.6).
  @MainActor
  init(of reader: TrackingObserver, during body: () -> Void) {
    self.reader = reader
    let notes = Notes()
    let sentinel = ReadSentinel()
    withObservationTracking(
      {
        PublishedReads.listen({ notes.add($0, $1) }, during: body)
        sentinel.register()
      }, willSet: { notes.observed = ObservationFacts.reads(of: $0) })
    // Ends the registration, which hands over the list of what was read.
    sentinel.fire()
    observed = notes.observed.filter { !($0.paths.first is PartialKeyPath<ReadSentinel>) }
    published = notes.published
  }

  private final class Notes: @unchecked Sendable {
    var observed: [Observed] = []
    var published: [ObjectIdentifier: [String]] = [:]

    func add(_ object: AnyObject, _ storage: AnyKeyPath) {
      guard let name = PathText.path(of: storage).map(Survey.plain) else { return }
      var names = published[ObjectIdentifier(object)] ?? []
      if !names.contains(name) { names.append(name) }
      published[ObjectIdentifier(object)] = names
    }
  }
}

/// An observable that is made to change, in order to end a tracking.
private final class ReadSentinel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var beat: Int { 0 }

  func register() { registrar.access(self, keyPath: \.beat) }
  func fire() { registrar.willSet(self, keyPath: \.beat) }
}
