import ViewRuntime

/// The visual weight of badges.
public struct BadgeProminence: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case decreased, standard, increased }

  let kind: Kind

  /// For information that needs no action.
  public static let decreased = BadgeProminence(kind: .decreased)
  /// Weaker than the adjacent text: the default.
  public static let standard = BadgeProminence(kind: .standard)
  /// For information that needs the user's action.
  public static let increased = BadgeProminence(kind: .increased)
}

private struct BadgeProminenceKey: EnvironmentKey {
  static let defaultValue = BadgeProminence.standard
}

extension EnvironmentValues {
  /// The prominence of the badges inside.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets the prominence of the badges inside.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
