import ViewBasics
import ViewRuntime
import ViewTexts

/// The content of a ``ContentUnavailableView`` for a search; programs do not make it.
public struct SearchUnavailableContent {
  /// The label, which says that nothing was found, and for which query.
  public struct Label: View {
    let query: String?
    @Environment(\.searchQuery) private var searched

    nonisolated init(query: String?) { self.query = query }

    public var body: some View {
      let text = query ?? searched
      ViewBasics.Label(
        text.isEmpty ? .library("No Results") : .library("No Results for “\(text)”"),
        systemImage: "magnifyingglass")
    }
  }

  /// The description, which suggests what to try.
  public struct Description: View {
    public var body: some View { Text(.library("Check the spelling or try a new search.")) }
  }

  /// Nothing.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}
