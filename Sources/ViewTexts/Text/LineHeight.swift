import Foundation
import ViewRuntime

extension AttributedString {
  /// How far the lines of a text are apart, from baseline to baseline.
  public struct LineHeight: Hashable, Sendable {
    enum Kind: Hashable {
      case variable
      case multiple(Double)
      case leading(Double)
      case exact(Double)
    }

    let kind: Kind

    /// As the letters of each line ask for.
    public static let variable = LineHeight(kind: .variable)
    /// The font's usual one.
    public static let normal = LineHeight(kind: .multiple(1.2))
    /// Less than usual.
    public static let tight = LineHeight(kind: .multiple(1))
    /// More than usual.
    public static let loose = LineHeight(kind: .multiple(1.5))

    /// A multiple of the font's size.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(kind: .multiple(Double(factor)))
    }

    /// The font's size and so many points.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(kind: .leading(Double(increase)))
    }

    /// So many points.
    public static func exact(points: CGFloat) -> LineHeight {
      LineHeight(kind: .exact(Double(points)))
    }

    /// What is left between lines that are as high as their letters: a fifth more than the size.
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
  /// How far the lines of texts are apart; nil: as the letters ask for.
  public var lineHeight: AttributedString.LineHeight? {
    get { paragraph.lineHeight }
    set { paragraph.lineHeight = newValue }
  }
}

extension View {
  /// Sets how far the lines of the texts inside are apart.
  ///
  /// ```swift
  /// Text(story).lineHeight(.loose)
  /// ```
  ///
  /// - Note: In part without effect: counts from the font of the place, not from the text's own; in
  ///   a terminal a line is at least a row.
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
}
