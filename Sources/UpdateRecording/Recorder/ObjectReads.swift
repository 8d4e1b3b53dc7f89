import Combine
@_spi(SwiftUI) import Observation
import ViewRuntime

/// What one body, or another closure of the app, read of objects when it ran last.
///
/// Taking note costs about as much as the tracking that is there anyway; what was read is looked up
/// when somebody asks.
struct ObjectReads {
  /// The properties of one `@Observable` object.
  struct Observed {
    /// What the object's registrar keeps its observations in: who the object is.
    let registrar: AnyObject
    let paths: [AnyKeyPath]
  }

  private(set) weak var reader: TrackingObserver?
  let notes = Notes()
  // One for each time: a tracking around this one is registered with it as well, and must not fire
  // while that body runs.
  let sentinel = ReadSentinel()

  /// Runs `body` and takes note of what it reads. Reads made in it count for a tracking round it as
  /// well (S5.6).
  @MainActor
  init(of reader: TrackingObserver, during body: () -> Void) {
    self.reader = reader
    let notes = notes
    ReadSentinel.track {
      PublishedReads.listen({ notes.published.append((ObjectIdentifier($0), $1)) }, during: body)
      sentinel.register()
    } willSet: {
      notes.tracking = $0
    }
    // Ends the registration, which hands over the list of what was read.
    sentinel.fire()
  }

  /// Ends the registration that a tracking round this one has with the sentinel, and which would
  /// keep both alive for good.
  func end() { sentinel.fire() }

  /// The `@Observable` objects that were read.
  var observed: [Observed] {
    guard let tracking = notes.tracking else { return [] }
    return ObservationFacts.reads(of: tracking).filter {
      !($0.paths.first is PartialKeyPath<ReadSentinel>)
    }
  }

  /// The names of the published properties of an object that were read, in that order.
  func published(of object: AnyObject) -> [String] {
    var names: [String] = []
    for (id, path) in notes.published where id == ObjectIdentifier(object) {
      guard let name = PathText.path(of: path).map(StateGraphCollector.plain) else { continue }
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  final class Notes: @unchecked Sendable {
    var tracking: ObservationTracking?
    var published: [(object: ObjectIdentifier, storage: AnyKeyPath)] = []
  }
}
