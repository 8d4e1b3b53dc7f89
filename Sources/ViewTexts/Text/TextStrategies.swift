import ViewRuntime

extension Text {
  /// What determines the alignment of a text's lines.
  public struct AlignmentStrategy: Hashable, Sendable {
    private let name: String

    /// The environment.
    public static let `default` = AlignmentStrategy(name: "default")
    /// The layout direction.
    public static let layoutBased = AlignmentStrategy(name: "layoutBased")
    /// The writing direction.
    public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
  }

  /// What determines the writing direction of a text.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let name: String

    /// The environment.
    public static let `default` = WritingDirectionStrategy(name: "default")
    /// The layout direction.
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
    /// The first letters.
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
  }
}
