import Foundation
import Timekeeping

/// What a list's keys remember from one to the next.
@MainActor
final class RowKeyMemory {
  /// Where extending began: the row's value and where it stood.
  var anchor: (value: AnyHashable?, item: Int)?
  /// The value of the row that was reached last.
  var lead: AnyHashable?
  private var words = ""
  private var lastTyped: Duration?

  /// Letters within a second of each other are one word.
  var isTyping: Bool {
    lastTyped.map { TimeSource.current.now - $0 < .seconds(1) } ?? false
  }

  func type(_ character: Character) -> (words: String, goesOn: Bool) {
    let goesOn = isTyping
    words = goesOn ? words + String(character) : String(character)
    lastTyped = TimeSource.current.now
    return (words, goesOn)
  }
}
