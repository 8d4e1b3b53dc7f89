import ViewRuntime

/// Which parts of a lazy stack's or grid's sections stay in sight while their rows scroll.
///
/// ```swift
/// LazyVStack(pinnedViews: [.sectionHeaders]) { ... }
/// ```
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit for each part.
  public let rawValue: UInt32

  /// The parts of a bit pattern.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A section's header stays at the beginning of what is seen as long as rows of it are.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// A section's footer stays at the end of what is seen as long as rows of it are.
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
