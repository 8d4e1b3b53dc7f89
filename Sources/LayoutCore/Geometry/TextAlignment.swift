import Foundation

/// The alignment of the lines of a wrapped text.
///
/// ```swift
/// Text(poem).multilineTextAlignment(.center)
/// ```
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Lines start at the leading side.
  case leading

  /// Lines are centred.
  case center

  /// Lines end at the trailing side.
  case trailing

  /// The fraction of the free space before a line: 0, a half, or 1.
  package var leadingShare: CGFloat {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
