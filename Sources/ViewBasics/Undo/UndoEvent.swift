import Foundation
import ViewRuntime

/// One event for an ``UndoManager``: an action of the user with everything up to the end of the
/// frame that it causes, or the work of a task or a timer in one turn of the main queue with the
/// frame after it.
///
/// ```text
///   tap ─▶ action ─▶ frame: onChange │ timer ─▶ frame │ task │ task │ tap ...
///   ───────────── one ────────────── ┴───── one ───── ┴ one ─┴ one ─┴
/// ```
@MainActor
struct UndoEvent: Equatable {
  private let event: Int
  /// The number of frames before.
  private let frame: Int
  private let turn: Int

  private static var turn = 0
  private static var isTurnEnding = false

  static var current: UndoEvent {
    let runtime = ViewRuntime.current
    return UndoEvent(
      event: runtime?.eventCount ?? 0, frame: runtime?.completedFrameCount ?? 0, turn: turn)
  }

  /// Advances the count when the main queue moves on, unless a frame that belongs to this event is
  /// still pending.
  static func endTurn() {
    guard !isTurnEnding else { return }
    isTurnEnding = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        isTurnEnding = false
        if ViewRuntime.current?.hasUpdates != true { turn += 1 }
      }
    }
  }
}
