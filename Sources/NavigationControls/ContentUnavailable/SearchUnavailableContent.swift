import ViewBasics
import ViewRuntime
import ViewTexts

/// What a ``ContentUnavailableView`` of a search is made of; not to be made by a program.
public struct SearchUnavailableContent {
  /// Says that nothing was found, and for what.
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

  /// Says what may help.
  public struct Description: View {
    public var body: some View { Text(.library("Check the spelling or try a new search.")) }
  }

  /// Nothing.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}
