import Foundation
import SwiftUI

/// Shows a window, waits in the main run loop, and reports how often any thread of the process woke
/// up.
///
/// - Returns: whether none did.
@MainActor
func measureIdle(seconds: Double) -> Bool {
  // The cost of waiting itself, without a window.
  let waiting = wakeUps(during: seconds / 5)
  let board = Board()
  let stage = Stage(RowList(Item.make(0..<1_000), board))
  stage.show { board.label(of: 7).wrappedValue = "1" }
  // Lets the work that the start queued finish.
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.5))
  let frames = stage.runtime.frameCount
  let woken = max(wakeUps(during: seconds) - waiting, 0)
  let drawn = stage.runtime.frameCount - frames
  print("idle for \(short(seconds)) s: \(woken) wake-ups, \(drawn) frames")
  return woken == 0 && drawn == 0
}

@MainActor
private func wakeUps(during seconds: Double) -> Int {
  let before = wakeUps()
  RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
  return wakeUps() - before
}

/// How often the process's threads went to sleep, which is as often as they woke up.
private func wakeUps() -> Int {
  let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
  return tasks.reduce(0) { sum, task in
    let status = Memory.read("/proc/self/task/\(task)/status")
    let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
    return sum + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
  }
}
