import Foundation
import ViewRuntime

private struct ListSectionSpacingKey: EnvironmentKey {
  static let defaultValue = ListSectionSpacing.default
}

extension EnvironmentValues {
  /// The distance between the sections of a list.
  package var listSectionSpacing: ListSectionSpacing {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }
}

/// The distance between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  enum Kind: Hashable { case `default`, compact, custom(CGFloat) }
  let kind: Kind

  /// The host's default distance.
  public static let `default` = ListSectionSpacing(kind: .default)
  /// No space between the sections.
  public static let compact = ListSectionSpacing(kind: .compact)
  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(kind: .custom(spacing))
  }

  /// The distance in points; nil means the host's default.
  package var length: CGFloat? {
    switch kind {
    case .default: nil
    case .compact: 0
    case .custom(let length): length
    }
  }
}

extension View {
  /// Sets the distance between the sections of the lists inside.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets the distance between the sections of the lists inside, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, .custom(spacing))
  }
}
