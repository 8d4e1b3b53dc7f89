import Foundation
import HostInterface
import ViewDrawing
import ViewRuntime

extension View {
  /// Underlines the texts inside; `false` removes the line.
  ///
  /// A window draws a solid line whatever the pattern; a terminal draws dots and dashes if it has
  /// 24-bit colours, in the colour of the letters.
  ///
  /// - Parameter color: nil uses the colour of the letters.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    letters { $0.underline = LinePattern(isActive: isActive, pattern: pattern, color: color) }
  }
}
