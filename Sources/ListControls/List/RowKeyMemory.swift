import HostInterface
import Timekeeping

/// The state that a list's key handling keeps between key presses.
@MainActor
final class RowKeyMemory {
  /// The start of the range selection: the row's value and position.
  var anchor: (value: AnyHashable?, item: Int)?
  /// The value of the row reached last.
  var lead: AnyHashable?
  private var typed = TypedWords()

  var isTyping: Bool { typed.isGoingOn(at: TimeSource.current.now) }

  func type(_ character: Character) -> (words: String, goesOn: Bool) {
    typed.type(character, at: TimeSource.current.now)
  }
}
