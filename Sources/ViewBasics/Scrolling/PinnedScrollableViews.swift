import ViewRuntime

/// Which parts of a lazy stack's or grid's sections stay in sight while their rows scroll.
///
/// ```swift
/// LazyVStack(pinnedViews: [.sectionHeaders]) { ... }
/// ```
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
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
