import Foundation
import HostInterface
import ViewDrawing
import ViewRuntime

extension View {
  /// Strikes the texts inside through; `false` removes the line.
  ///
  /// - Note: In part without effect: a window draws a whole line, in its colour; a terminal draws
  ///   points and dashes below where it has 24-bit colours, and both lines in the colour of the
  ///   letters.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    letters { $0.strikethrough = LinePattern(isActive: isActive, pattern: pattern, color: color) }
  }
}
