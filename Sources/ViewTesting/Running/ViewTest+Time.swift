import Dispatch
import HeadlessHost
import Timekeeping

extension ViewTest {
  /// Advances the clock and runs everything that becomes due, in order.
  ///
  /// Sleeping tasks wake, `Timer.publish` and schedulers fire, debounced values arrive, and
  /// animations advance, each at its own time; the screen is up to date afterwards.
  ///
  /// `DispatchQueue.asyncAfter(deadline:execute:)` follows this clock, too. Dispatch's timer
  /// sources, and `asyncAfter` with a wall time or a quality of service, use the real clock: wait
  /// for their effects with ``waitUntil(timeout:file:line:_:)``. `Timer.scheduledTimer` and work
  /// items follow this clock if the program's file imports SwiftUI without also importing
  /// Foundation; Foundation's own timers never fire in a test, because no run loop runs: call the
  /// timer's `fire()`, or use `Timer.publish` in the program.
  ///
  /// ```swift
  /// try app.textField("Search").type("swift")
  /// try await app.advance(by: .milliseconds(300))   // the debounce
  /// #expect(app.exists("12 results"))
  /// ```
  ///
  /// - Throws: ``ViewTestError`` if the program never comes to rest.
  public func advance(
    by duration: Duration, file: String = #fileID, line: Int = #line
  ) async throws {
    catchUp()
    startRecording()
    watch = RestWatch(patience: patience, time: time)
    if await !time.advance(by: duration) { watch.giveUp() }
    await showPresent()
    try checkRest(file, line)
  }

  /// Runs everything that can run without advancing the clock: tasks continue to their next sleep.
  ///
  /// ```swift
  /// let app = ViewTest(ProfileView())     // .task { name = await store.name() }
  /// try await app.settle()
  /// #expect(app.exists("Tarō"))
  /// ```
  ///
  /// - Throws: ``ViewTestError`` if the program never comes to rest.
  public func settle(file: String = #fileID, line: Int = #line) async throws {
    catchUp()
    startRecording()
    watch = RestWatch(patience: patience, time: time)
    await time.use { _ = await comeToRest() }
    try checkRest(file, line)
  }

  /// Waits in real time until a condition holds, for external resources: a server, a file, a
  /// process.
  ///
  /// ```swift
  /// try await app.waitUntil { app.exists("Loaded") }
  /// ```
  ///
  /// - Throws: ``ViewTestError`` if it does not hold within `timeout` of real time.
  public func waitUntil(
    timeout: Duration = .seconds(180), file: String = #fileID, line: Int = #line,
    _ condition: () -> Bool
  ) async throws {
    startRecording()
    let held = await time.use {
      await ConcurrencyProbe.waitUntil(timeout: timeout) {
        host.runFrames()
        return condition()
      }
    }
    guard !held else { return }
    throw ViewTestError(
      "Waited \(timeout) for a condition that did not come to hold.\n\(outline)", file, line)
  }

  /// Runs jobs and frames until none are left.
  ///
  /// A frame requested by a block on the main queue runs before the block that this one starts
  /// (S14.3).
  ///
  /// - Returns: false if there is always more.
  func comeToRest() async -> Bool {
    isSettling = true
    defer { isSettling = false }
    for _ in 0..<2 * host.frameBound {
      host.runFrames()
      watch.roundBegins()
      // A program that requests a frame in each of a thousand frames never ends.
      if host.wantsFrame || watch.hasGivenUp { break }
      if await !ConcurrencyProbe.settle(timeout: patience) { break }
      if !host.wantsFrame { return true }
    }
    watch.giveUp()
    return false
  }

  /// Called when the runtime requests a frame.
  func frameIsWanted() {
    guard isSettling, !isFrameQueued else { return }
    isFrameQueued = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.isFrameQueued = false
        if self.isSettling { self.time.use { self.host.runFrames() } }
      }
    }
  }

  /// Shows moving views at the current time, not at the last display tick.
  private func showPresent() async {
    guard host.isFrameClockRunning else { return }
    await time.use {
      runtime.tick(at: time.now.timeInterval)
      _ = await comeToRest()
    }
  }

  private func checkRest(_ file: String, _ line: Int) throws {
    guard watch.hasGivenUp else { return }
    throw ViewTestError(
      "The program did not come to rest within \(patience) of real time, or a thousand frames: "
        + "some task, queue or view keeps running without ever waiting for the clock.", file, line)
  }
}
