import Foundation

// Foundation on Linux has the type and its fields, but no functionality.
extension Date.ComponentsFormatStyle {
  /// How units are written after their numbers.
  public struct Style: Codable, Hashable, Sendable {
    let unitsStyle: Int

    private init(_ style: DateComponentsFormatter.UnitsStyle) { unitsStyle = style.rawValue }

    /// "2 hr, 10 min"
    public static let abbreviated = Style(.short)
    /// "2h 10m"
    public static let condensedAbbreviated = Style(.abbreviated)
    /// "2hr 10min"
    public static let narrow = Style(.brief)
    /// "two hours, ten minutes"
    public static let spellOut = Style(.spellOut)
    /// "2 hours, 10 minutes"
    public static let wide = Style(.full)

    static let clock = Style(.positional)
  }
}
