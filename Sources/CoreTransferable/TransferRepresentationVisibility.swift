/// Which programs may see a representation.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private enum Kind { case all, team, group, ownProcess }
  private let kind: Kind

  /// Whether other programs may see it.
  package var includesOthers: Bool { kind == .all }

  /// All programs.
  public static let all = TransferRepresentationVisibility(kind: .all)
  /// Apps by the same team.
  public static let team = TransferRepresentationVisibility(kind: .team)
  /// Apps in the same group.
  public static let group = TransferRepresentationVisibility(kind: .group)
  /// Only this app.
  public static let ownProcess = TransferRepresentationVisibility(kind: .ownProcess)
}
