import Controls
import LayoutCore
import ViewEnvironment
import ViewLayouts
import ViewRuntime

/// Where suggestions are shown.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  /// A set of places.
  public struct Set: OptionSet, Sendable {
    /// The raw bits of the set.
    public var rawValue: Int

    /// Makes a set from raw bits; unknown bits have no effect.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Below the field.
    public static let menu = Set(rawValue: 1 << 0)
    /// In the searched view itself.
    public static let content = Set(rawValue: 1 << 1)
  }

  private let set: Set

  /// The default: below the field.
  public static let automatic = SearchSuggestionsPlacement(set: .menu)
  /// Below the field.
  public static let menu = SearchSuggestionsPlacement(set: .menu)
  /// In the searched view itself; here also below the field.
  public static let content = SearchSuggestionsPlacement(set: .content)
}

extension EnvironmentValues {
  /// Where suggestions are shown: below the field.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }
}
