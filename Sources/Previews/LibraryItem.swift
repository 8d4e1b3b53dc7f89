/// A view or modifier for an editor's library; see ``LibraryContentProvider``.
public struct LibraryItem: Sendable {
  /// A category in the editor's list.
  public struct Category: Hashable, Sendable {
    private let name: String

    /// Modifiers that change how views look.
    public static let effect = Category(name: "effect")
    /// Layouts and containers.
    public static let layout = Category(name: "layout")
    /// Controls that the user operates.
    public static let control = Category(name: "control")
    /// Everything else.
    public static let other = Category(name: "other")
  }

  /// An item whose source is the expression `snippet`, which the editor reads and which is never
  /// run.
  ///
  /// - Parameters:
  ///   - visible: whether the library lists it.
  ///   - title: its name; nil means that of the view or modifier.
  ///   - category: its category in the list.
  ///   - matchingSignature: the text that completes to it.
  public init<SnippetExpressionType>(
    _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true,
    title: String? = nil, category: Category = .other, matchingSignature: String? = nil
  ) {}
}
