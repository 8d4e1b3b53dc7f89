/// When an animation counts as ended for its completion.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable { case logicallyComplete, removed }
  private let kind: Kind

  /// When the user would take it as done, though a spring may still settle. Later changes of the
  /// same values do not put it off.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)

  /// When nothing moves any more, later animations of the same values included.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}
