import HostInterface
import Timekeeping

/// What a list's keys remember from one to the next.
@MainActor
final class RowKeyMemory {
  /// Where extending began: the row's value and where it stood.
  var anchor: (value: AnyHashable?, item: Int)?
  /// The value of the row that was reached last.
  var lead: AnyHashable?
  private var typed = TypedWords()

  var isTyping: Bool { typed.isGoingOn(at: TimeSource.current.now) }

  func type(_ character: Character) -> (words: String, goesOn: Bool) {
    typed.type(character, at: TimeSource.current.now)
  }
}
