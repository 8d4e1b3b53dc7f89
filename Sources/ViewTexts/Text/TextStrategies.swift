import ViewRuntime

extension Text {
  /// What decides to which side the lines of a text lean.
  public struct AlignmentStrategy: Hashable, Sendable {
    private let name: String

    /// The place decides.
    public static let `default` = AlignmentStrategy(name: "default")
    /// The direction of the layout decides.
    public static let layoutBased = AlignmentStrategy(name: "layoutBased")
    /// The direction of the writing decides.
    public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
  }

  /// What decides in which direction a text is written.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let name: String

    /// The place decides.
    public static let `default` = WritingDirectionStrategy(name: "default")
    /// The direction of the layout decides.
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
    /// The first letters decide.
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
  }
}
