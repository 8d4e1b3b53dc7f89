import Foundation
import ViewRuntime

extension AttributedString {
  /// The distance between the lines of a text, from baseline to baseline.
  public struct LineHeight: Hashable, Sendable {
    enum Kind: Hashable {
      case variable
      case multiple(Double)
      case leading(Double)
      case exact(Double)
    }

    let kind: Kind

    /// Determined by the letters of each line.
    public static let variable = LineHeight(kind: .variable)
    /// The font's default line height.
    public static let normal = LineHeight(kind: .multiple(1.2))
    /// Less than the default.
    public static let tight = LineHeight(kind: .multiple(1))
    /// More than the default.
    public static let loose = LineHeight(kind: .multiple(1.5))

    /// Returns a multiple of the font's size.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(kind: .multiple(Double(factor)))
    }

    /// Returns the font's size plus a number of points.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(kind: .leading(Double(increase)))
    }

    /// Returns a fixed number of points.
    public static func exact(points: CGFloat) -> LineHeight {
      LineHeight(kind: .exact(Double(points)))
    }

    /// Returns the extra spacing between lines, given that natural lines are a fifth higher than
    /// the font size.
    func spacing(at size: Double) -> Double {
      switch kind {
      case .variable: 0
      case .multiple(let factor): size * (factor - Self.natural)
      case .leading(let increase): size * (1 - Self.natural) + increase
      case .exact(let points): points - size * Self.natural
      }
    }

    private static let natural = 1.2
  }
}

extension EnvironmentValues {
  /// The line height of texts; nil uses the letters' own.
  public var lineHeight: AttributedString.LineHeight? {
    get { paragraph.lineHeight }
    set { paragraph.lineHeight = newValue }
  }
}

extension View {
  /// Sets the line height of the texts inside.
  ///
  /// ```swift
  /// Text(story).lineHeight(.loose)
  /// ```
  ///
  /// - Note: In part without effect: based on the environment's font, not on the text's own; in a
  ///   terminal a line is at least a row.
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
}
