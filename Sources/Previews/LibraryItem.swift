/// A view or modifier for an editor's library; see ``LibraryContentProvider``.
public struct LibraryItem: Sendable {
  /// What the editor lists it under.
  public struct Category: Hashable, Sendable {
    private let name: String

    /// What changes how views look.
    public static let effect = Category(name: "effect")
    /// What changes where views stand, or holds others.
    public static let layout = Category(name: "layout")
    /// What the user operates.
    public static let control = Category(name: "control")
    /// Everything else.
    public static let other = Category(name: "other")
  }

  /// An item whose source is the expression `snippet`, which the editor reads and nothing runs.
  ///
  /// - Parameters:
  ///   - visible: whether the library lists it.
  ///   - title: its name; nil: that of the view or modifier.
  ///   - category: what it is listed under.
  ///   - matchingSignature: what is typed for it.
  public init<SnippetExpressionType>(
    _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true,
    title: String? = nil, category: Category = .other, matchingSignature: String? = nil
  ) {}
}
