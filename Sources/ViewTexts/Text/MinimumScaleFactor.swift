import Foundation
import LayoutCore
import ViewRuntime

extension EnvironmentValues {
  /// How far text may shrink before it is truncated, 0...1; 1 by default: not at all.
  ///
  /// Windows shrink in steps of a twentieth; in a terminal all text has one size.
  public var minimumScaleFactor: CGFloat {
    get { paragraph.minimumScaleFactor }
    set { paragraph.minimumScaleFactor = newValue }
  }
}

extension View {
  /// Sets how far text may shrink before it is truncated, 0...1.
  ///
  /// - Note: In part without effect: a terminal has one size of letters.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
}
