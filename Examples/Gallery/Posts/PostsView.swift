import SwiftUI

/// Loads posts, searches among them, opens one; and says so when that does not work.
struct PostsView: View {
  @StateObject private var model: PostsModel
  @State private var opened: Post?

  init(source: any PostSource) {
    _model = StateObject(wrappedValue: PostsModel(source: source))
  }

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("Posts").font(.title).bold()
        TextField("Search", text: $model.searchText)
          .textFieldStyle(.roundedBorder)
        Button("Reload", systemImage: "arrow.clockwise") {
          Task { await model.load() }
        }
        .disabled(model.phase == .loading)
      }
      .padding(.horizontal)
      PostList(model: model, open: { opened = $0 })
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .task { await model.loadIfNeeded() }
    .sheet(item: $opened) { PostDetailView(post: $0) }
  }
}

/// What there is to show in each phase.
private struct PostList: View {
  @ObservedObject var model: PostsModel
  let open: (Post) -> Void

  var body: some View {
    switch model.phase {
    case .idle, .loading:
      ProgressView("Loading posts …")
    case .failed(let reason):
      ContentUnavailableView {
        Label("No posts", systemImage: "wifi.slash")
      } description: {
        Text(reason)
      } actions: {
        Button("Try again") { Task { await model.load() } }
      }
    case .loaded where model.found.isEmpty:
      if model.posts.isEmpty {
        ContentUnavailableView("Nobody has written anything", systemImage: "tray")
      } else {
        ContentUnavailableView.search(text: model.searchText)
      }
    case .loaded:
      List {
        ForEach(model.found) { post in
          Button {
            open(post)
          } label: {
            PostRow(post: post)
          }
          .buttonStyle(.plain)
        }
        .onDelete { offsets in
          let found = model.found
          model.delete(Set(offsets.map { found[$0].id }))
        }
      }
    }
  }
}
