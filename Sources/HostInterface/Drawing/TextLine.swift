/// A line below or through letters.
///
/// Hosts draw what they can of it: one that has no broken lines draws a whole one.
package struct TextLine: Hashable, Sendable {
  package enum Pattern: Int, Hashable, Sendable {
    case solid, dot, dash, dashDot, dashDotDot
  }

  package var pattern: Pattern
  /// nil: as the letters.
  package var color: HostColor?

  package init(_ pattern: Pattern = .solid, color: HostColor? = nil) {
    self.pattern = pattern
    self.color = color
  }
}

extension TextLine.Pattern {
  /// The lengths that are drawn and left out in turn, in widths of the line; empty for a whole one.
  package var dash: [Double] {
    switch self {
    case .solid: []
    case .dot: [1, 1]
    case .dash: [3, 2]
    case .dashDot: [3, 1.5, 1, 1.5]
    case .dashDotDot: [3, 1.5, 1, 1.5, 1, 1.5]
    }
  }
}
