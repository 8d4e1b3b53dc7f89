/// Who may see a form of a value.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private enum Kind { case all, team, group, ownProcess }
  private let kind: Kind

  /// Whether other programs may see it.
  package var includesOthers: Bool { kind == .all }

  /// Everybody.
  public static let all = TransferRepresentationVisibility(kind: .all)
  /// Apps of the same maker.
  public static let team = TransferRepresentationVisibility(kind: .team)
  /// Apps of the same group.
  public static let group = TransferRepresentationVisibility(kind: .group)
  /// This app only.
  public static let ownProcess = TransferRepresentationVisibility(kind: .ownProcess)
}
