import HostInterface
import Locking

/// The styles that texts made last.
///
/// A text with settings or an environment of its own makes a style, and in a list it makes an equal one
/// in each row. Rows that share one style keep a quarter of a kilobyte less for each such text, and
/// two contents with the same style are compared by one pointer.
final class RecentTextStyles: @unchecked Sendable {
  static let all = RecentTextStyles()

  private static let limit = 8

  // Guarded by the lock.
  private var styles: [TextStyle] = []
  private var oldest = 0
  private let lock = Lock()

  /// Returns a recent style that equals this one, or else this one, which is recent then.
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
