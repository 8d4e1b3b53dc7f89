import ViewRuntime

/// How much badges catch the eye.
public struct BadgeProminence: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case decreased, standard, increased }

  let kind: Kind

  /// For what is only good to know.
  public static let decreased = BadgeProminence(kind: .decreased)
  /// Weaker than the text beside it: what badges are unless set.
  public static let standard = BadgeProminence(kind: .standard)
  /// For what the user has to do.
  public static let increased = BadgeProminence(kind: .increased)
}

private struct BadgeProminenceKey: EnvironmentKey {
  static let defaultValue = BadgeProminence.standard
}

extension EnvironmentValues {
  /// How much the badges inside catch the eye.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets how much the badges inside catch the eye.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
