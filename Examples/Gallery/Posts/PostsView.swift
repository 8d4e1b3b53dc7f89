import SwiftUI

/// Loads posts, searches them and opens one, and says so when loading fails.
struct PostsView: View {
  @StateObject private var model: PostsModel

  init(source: any PostSource) {
    _model = StateObject(wrappedValue: PostsModel(source: source))
  }

  var body: some View {
    NavigationStack {
      PostList(model: model)
        .navigationTitle("Posts")
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("Reload", systemImage: "arrow.clockwise") {
              Task { await model.load() }
            }
            .disabled(model.phase == .loading)
          }
        }
        .navigationDestination(for: Post.self) { PostDetailView(post: $0) }
    }
    .task { await model.loadIfNeeded() }
  }
}

/// The content of each phase.
private struct PostList: View {
  @ObservedObject var model: PostsModel

  var body: some View {
    switch model.phase {
    case .idle, .loading:
      ProgressView("Loading posts …")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    case .failed(let reason):
      ContentUnavailableView {
        Label("No posts", systemImage: "wifi.slash")
      } description: {
        Text(reason)
        if let address = model.address { Text(address) }
      } actions: {
        Button("Try again") { Task { await model.load() } }
      }
    case .loaded:
      LoadedPosts(model: model)
        .searchable(text: $model.searchText, prompt: "Search")
    }
  }
}

/// The posts that match the search.
private struct LoadedPosts: View {
  @ObservedObject var model: PostsModel

  var body: some View {
    if model.posts.isEmpty {
      ContentUnavailableView("Nobody has written anything", systemImage: "tray")
    } else if model.found.isEmpty {
      ContentUnavailableView.search(text: model.searchText)
    } else {
      List {
        ForEach(model.found) { post in
          NavigationLink(value: post) { PostRow(post: post) }
        }
        .onDelete { offsets in
          let found = model.found
          model.delete(Set(offsets.map { found[$0].id }))
        }
      }
    }
  }
}
