/// When an animation counts as complete for its completion.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable { case logicallyComplete, removed }
  private let kind: Kind

  /// When the user perceives it as finished, although a spring may still be settling. Later changes
  /// of the same values do not delay it.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)

  /// When nothing moves any more, including later animations of the same values.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}
