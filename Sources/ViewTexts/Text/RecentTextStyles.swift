import HostInterface
import Locking

/// The styles that texts created most recently.
///
/// A text with settings or an environment of its own creates a style; in a list, each row creates
/// an equal one. Rows that share one style save a quarter of a kilobyte for each such text, and two
/// contents with the same style are compared by one pointer.
final class RecentTextStyles: @unchecked Sendable {
  static let all = RecentTextStyles()

  private static let limit = 8

  // Guarded by the lock.
  private var styles: [TextStyle] = []
  private var oldest = 0
  private let lock = Lock()

  /// Returns a recent style that equals this one; if there is none, remembers and returns this one.
  func shared(_ style: TextStyle) -> TextStyle {
    lock {
      for index in styles.indices where styles[index] == style { return styles[index] }
      if styles.count < Self.limit {
        styles.append(style)
      } else {
        styles[oldest] = style
        oldest = (oldest + 1) % Self.limit
      }
      return style
    }
  }
}
