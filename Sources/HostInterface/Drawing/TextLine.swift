/// A line below or through text.
///
/// Hosts draw what they can: one without dashed lines draws a solid one.
package struct TextLine: Hashable, Sendable {
  package enum Pattern: Int, Hashable, Sendable {
    case solid, dot, dash, dashDot, dashDotDot
  }

  package var pattern: Pattern
  /// nil: the text's colour.
  package var color: HostColor?

  package init(_ pattern: Pattern = .solid, color: HostColor? = nil) {
    self.pattern = pattern
    self.color = color
  }
}

extension TextLine.Pattern {
  /// The lengths of dashes and gaps in turn, in line widths; empty for a solid line.
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
