import Foundation
import HostInterface
import ViewRuntime

/// A typeface, a size and a style, resolved in the environment where it is used.
///
/// ```swift
/// Text("Total").font(.title2.bold())
/// Text("12:30").font(.system(size: 40, weight: .light, design: .monospaced))
/// ```
///
/// Text styles follow the user's text size (`dynamicTypeSize`); fixed sizes do not.
public struct Font: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case style(TextStyle, Design?, Weight?)
    case system(Double, Weight?, Design?)
    case custom(String, Double, relativeTo: TextStyle?)
  }

  package enum Change: Hashable, Sendable {
    case weight(Weight)
    case width(Width)
    case italic
    case monospaced
    case monospacedDigit
    case smallCaps
    case lowercaseSmallCaps
    case uppercaseSmallCaps
    case leading(Leading)
  }

  package let base: Base
  package var changes: [Change] = []

  package init(_ base: Base) { self.base = base }

  package func changed(_ change: Change) -> Font {
    var copy = self
    copy.changes.append(change)
    return copy
  }

  /// The line spacing relative to the font's own.
  public enum Leading: Hashable, Sendable {
    /// The font's own spacing.
    case standard
    /// Closer together, for limited space.
    case tight
    /// Further apart, for long texts.
    case loose
  }

  /// The shape of the letters.
  public enum Design: Hashable, Sendable {
    /// The system font's design.
    case `default`
    /// Serifs, as in books.
    case serif
    /// Rounded ends.
    case rounded
    /// All letters of the same width, as in source code.
    case monospaced
  }
}

struct FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

extension EnvironmentValues {
  /// The font of the texts inside; nil uses body.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}
