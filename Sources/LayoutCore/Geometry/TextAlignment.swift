import Foundation

/// How the lines of a wrapped text lie beside each other.
///
/// ```swift
/// Text(poem).multilineTextAlignment(.center)
/// ```
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Lines begin at the side on which reading starts.
  case leading

  /// Lines have a common middle.
  case center

  /// Lines end at the side on which reading ends.
  case trailing

  /// The part of the free space that goes before a line: 0, a half, or all of it.
  package var leadingShare: CGFloat {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
