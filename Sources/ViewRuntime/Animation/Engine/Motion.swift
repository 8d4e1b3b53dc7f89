import HostInterface
import Timekeeping

/// Something that changes with the time by itself.
@MainActor
package protocol Motion: AnyObject {
  /// Notes what the time of the present frame changes.
  ///
  /// - Returns: whether there will be more.
  func step() -> Bool
}

extension ViewRuntime {
  /// The time of the present frame, in seconds on the host's clock.
  ///
  /// Asked for only by what moves: a frame without animations does not look at a clock.
  package var frameTime: Double {
    if let knownFrameTime { return knownFrameTime }
    let now = TimeSource.current.now.timeInterval
    knownFrameTime = now
    return now
  }

  /// Steps `motion` with each tick of the frame clock from now on, until it has no more.
  package func start(_ motion: any Motion) {
    guard motions.insert(motion) else { return }
    if motions.count == 1 { host.setFrameClock(running: true) }
  }

  package func stop(_ motion: any Motion) {
    guard motions.remove(motion), motions.isEmpty else { return }
    host.setFrameClock(running: false)
  }

  /// One tick of the frame clock: all that moves is brought to `time`, and shown with a frame.
  ///
  /// - Complexity: linear in what moves, whatever the size of the tree.
  package func tick(at time: Double) {
    guard isStarted, !motions.isEmpty else { return host.setFrameClock(running: false) }
    knownFrameTime = time
    for motion in motions.all where !motion.step() { stop(motion) }
    requestFrame()
  }
}

/// What moves now, each once, in the order of its beginning.
@MainActor
struct MotionList {
  private var places: [ObjectIdentifier: Int] = [:]
  private var motions: [(any Motion)?] = []

  var count: Int { places.count }
  var isEmpty: Bool { places.isEmpty }
  var all: [any Motion] { motions.compactMap { $0 } }

  /// - Returns: whether it was not there before.
  mutating func insert(_ motion: any Motion) -> Bool {
    guard places[ObjectIdentifier(motion)] == nil else { return false }
    places[ObjectIdentifier(motion)] = motions.count
    motions.append(motion)
    return true
  }

  /// - Returns: whether it was there.
  mutating func remove(_ motion: any Motion) -> Bool {
    guard let place = places.removeValue(forKey: ObjectIdentifier(motion)) else { return false }
    motions[place] = nil
    if motions.count > 2 * places.count + 16 { close() }
    return true
  }

  /// Closes the gaps.
  private mutating func close() {
    motions.removeAll { $0 == nil }
    for (place, motion) in motions.enumerated() {
      if let motion { places[ObjectIdentifier(motion)] = place }
    }
  }
}
