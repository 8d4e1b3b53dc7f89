import Foundation
import ViewRuntime

private struct ListSectionSpacingKey: EnvironmentKey {
  static let defaultValue = ListSectionSpacing.default
}

extension EnvironmentValues {
  /// Between the sections of a list.
  package var listSectionSpacing: ListSectionSpacing {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }
}

/// How far the sections of a list stand apart.
public struct ListSectionSpacing: Hashable, Sendable {
  enum Kind: Hashable { case `default`, compact, custom(CGFloat) }
  let kind: Kind

  /// As far as the host sets sections apart.
  public static let `default` = ListSectionSpacing(kind: .default)
  /// No room between the sections.
  public static let compact = ListSectionSpacing(kind: .compact)
  /// In points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(kind: .custom(spacing))
  }

  /// In points; nil: the host's own.
  package var length: CGFloat? {
    switch kind {
    case .default: nil
    case .compact: 0
    case .custom(let length): length
    }
  }
}

extension View {
  /// Sets how far the sections of the lists inside stand apart.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets how far the sections of the lists inside stand apart, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, .custom(spacing))
  }
}
