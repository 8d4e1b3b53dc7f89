/// The runtime as a host sees it.
@MainActor
package protocol HostClient: AnyObject {
  func handle(_ event: HostEvent)

  /// Runs the passes and commits what changed.
  func runFrame()

  /// One beat of the frame clock; `time` in seconds on the host's clock.
  func tick(at time: Double)
}
