import Combine
@_spi(SwiftUI) import Observation
import ViewRuntime

/// The objects read by the last run of a body, or another closure of the app.
///
/// Recording costs about as much as the existing tracking; the reads are evaluated on request.
struct ObjectReads {
  /// The properties read of one `@Observable` object.
  struct Observed {
    /// The storage of the object's registrar, which identifies the object.
    let registrar: AnyObject
    let paths: [AnyKeyPath]
  }

  private(set) weak var reader: TrackingObserver?
  let notes = Notes()
  // One for each run: an enclosing tracking is registered with it as well, and must not fire while
  // that body runs.
  let sentinel = ReadSentinel()

  /// Runs `body` and records what it reads. Its reads also count for an enclosing tracking (S5.6).
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
    // Ends the registration, which returns the list of reads.
    sentinel.fire()
  }

  /// Ends the registration of an enclosing tracking with the sentinel, which would otherwise keep
  /// both alive forever.
  func end() { sentinel.fire() }

  /// The `@Observable` objects that were read.
  var observed: [Observed] {
    guard let tracking = notes.tracking else { return [] }
    return ObservationFacts.reads(of: tracking).filter {
      !($0.paths.first is PartialKeyPath<ReadSentinel>)
    }
  }

  /// Returns the names of an object's published properties that were read, in reading order.
  func published(of object: AnyObject) -> [String] {
    var names: [String] = []
    for (id, path) in notes.published where id == ObjectIdentifier(object) {
      guard let name = PathText.path(of: path).map(StateGraphCollector.plain) else { continue }
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Written only on the main actor, by the closures of one run.
  final class Notes: @unchecked Sendable {
    var tracking: ObservationTracking?
    var published: [(object: ObjectIdentifier, storage: AnyKeyPath)] = []
  }
}
