import Controls
import ViewRuntime
import ViewTexts

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Sendable {
  enum Kind: Hashable, Sendable { case automatic, onTextEntry, onSearchPresentation }

  let kind: Kind

  /// The default: while the user searches.
  public static var automatic: SearchScopeActivation { SearchScopeActivation(kind: .automatic) }

  /// While there is text.
  public static var onTextEntry: SearchScopeActivation {
    SearchScopeActivation(kind: .onTextEntry)
  }

  /// While the user searches.
  public static var onSearchPresentation: SearchScopeActivation {
    SearchScopeActivation(kind: .onSearchPresentation)
  }
}
