@_spi(SwiftUI) import Observation
import Timekeeping
import ViewRuntime

extension UpdateRecorder {
  /// Runs `body`, and records when an observable object that it read changes.
  ///
  /// The registration that reruns the body is a separate one around this; this one identifies the
  /// object. The reads of objects in `body` are recorded as well.
  package func observing(_ observer: TrackingObserver, _ body: () -> Void) {
    let reader = UncheckedBox { [weak observer] in observer?.readingElement }
    let queue = observer.runtime.updateQueue
    let reference = observer.runtime.reference
    endRegistration(of: observer)
    ReadSentinel.track {
      noteReads(of: observer, during: body)
      // A body that read nothing has no registration to end; a sentinel would only rerun it.
      if observer.isObserving || !onlyNotes(of: observer) { beginRegistration(of: observer) }
    } willSet: { tracking in
      guard let path = tracking.changed, !(path is PartialKeyPath<ReadSentinel>) else { return }
      let root = type(of: path).rootType
      let type = "\(root)"
      var object: AnyObject?
      if isOnMainActor() {
        object =
          MainActor.assumeIsolated {
            UncheckedBox(Self.remember(root, near: reader.value(), reference.runtime?.recorder))
          }.value
      }
      let found = UncheckedBox(object)
      queue.append(Transaction.current) {
        MainActor.assumeIsolated {
          let place = found.value.map { ChangedSource.object($0) }
          UpdateListening.current?.changed(
            place ?? .unknownObject(type: type), from: nil, to: nil)
        }
      }
    }
  }

  /// Returns the object of this type that the reader, or an enclosing view, holds or received.
  private static func remember(
    _ type: Any.Type, near reader: Element?, _ listener: (any UpdateListener)?
  ) -> AnyObject? {
    var current = reader
    while let element = current {
      if let body = element as? any BodyEvaluating, let object = body.object(of: type) {
        listener?.remember(object)
        return object
      }
      current = element.parent
    }
    return nil
  }
}

extension BodyEvaluating {
  /// Returns a model held by the view's properties.
  fileprivate func object(of type: Any.Type) -> AnyObject? {
    var found: AnyObject?
    withView { value in
      let places =
        viewType.properties.lazy.flatMap { $0.facts(value)?.places ?? [] }
      let held = viewType.heldObjects.lazy.compactMap { $0.object(in: value) }
      found =
        places.first { Swift.type(of: $0) == type } ?? held.first { Swift.type(of: $0) == type }
    }
    return found
  }
}
