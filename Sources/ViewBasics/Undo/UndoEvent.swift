import Foundation
import ViewRuntime

/// What counts as one event for an ``UndoManager``: something that the user did, up to the end of
/// the frame that it led to; or what a task or a timer did in one turn of the main queue, and the
/// frame after it.
///
/// ```text
///   tap ─▶ action ─▶ frame: onChange │ timer ─▶ frame │ task │ task │ tap ...
///   ───────────── one ────────────── ┴───── one ───── ┴ one ─┴ one ─┴
/// ```
@MainActor
struct UndoEvent: Equatable {
  private let event: Int
  /// How many frames there were before.
  private let frame: Int
  private let turn: Int

  private static var turn = 0
  private static var isTurnEnding = false

  static var current: UndoEvent {
    let runtime = ViewRuntime.current
    return UndoEvent(
      event: runtime?.eventCount ?? 0, frame: runtime?.completedFrameCount ?? 0, turn: turn)
  }

  /// Counts on when the main queue goes on to something else, unless a frame is to come that still
  /// belongs to this event.
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
