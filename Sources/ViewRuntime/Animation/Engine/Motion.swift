import HostInterface
import Timekeeping

/// Something that changes over time.
@MainActor
package protocol Motion: AnyObject {
  /// Applies the changes for the current frame's time.
  ///
  /// - Returns: whether there will be more.
  func step() -> Bool
}

extension ViewRuntime {
  /// The time of the current frame, in seconds on the host's clock.
  ///
  /// Read only by motions: a frame without animations does not read a clock.
  package var frameTime: Double {
    if let knownFrameTime { return knownFrameTime }
    let now = TimeSource.current.now.timeInterval
    knownFrameTime = now
    return now
  }

  /// Steps `motion` with each tick of the frame clock from now on, until it has ended.
  package func start(_ motion: any Motion) {
    guard motions.insert(motion) else { return }
    if motions.count == 1 { host.setFrameClock(running: true) }
  }

  package func stop(_ motion: any Motion) {
    guard motions.remove(motion), motions.isEmpty else { return }
    host.setFrameClock(running: false)
  }

  /// Performs one tick of the frame clock: advances all motions to `time` and shows them in a
  /// frame.
  ///
  /// - Complexity: linear in the number of motions, whatever the size of the tree.
  package func tick(at time: Double) {
    guard isStarted, !motions.isEmpty else { return host.setFrameClock(running: false) }
    knownFrameTime = time
    for motion in motions.all where !motion.step() { stop(motion) }
    requestFrame()
  }
}

/// The active motions, each once, in order of their start.
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
