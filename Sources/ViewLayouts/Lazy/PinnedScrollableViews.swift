import ViewRuntime

/// The parts of a lazy stack's or grid's sections that stay visible while their rows scroll.
///
/// ```swift
/// LazyVStack(pinnedViews: [.sectionHeaders]) { ... }
/// ```
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The raw bits of the set, one for each part.
  public let rawValue: UInt32

  /// Makes a set from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Section headers stay at the start of the visible area while rows of their section are visible.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Section footers stay at the end of the visible area while rows of their section are visible.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension PinnedScrollableViews {
  var parts: PinnedParts {
    var parts: PinnedParts = []
    if contains(.sectionHeaders) { parts.insert(.headers) }
    if contains(.sectionFooters) { parts.insert(.footers) }
    return parts
  }
}
