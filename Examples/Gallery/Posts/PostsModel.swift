import SwiftUI

/// The posts that have been loaded, and the search among them.
@MainActor
final class PostsModel: ObservableObject {
  enum Phase: Equatable {
    case idle, loading, loaded
    case failed(String)
  }

  @Published private(set) var posts: [Post] = []
  @Published private(set) var phase = Phase.idle
  @Published var searchText = ""

  private let source: any PostSource

  init(source: any PostSource) {
    self.source = source
  }

  /// The posts that match, ignoring case.
  var found: [Post] {
    let searchText = searchText.trimmingCharacters(in: .whitespaces)
    guard !searchText.isEmpty else { return posts }
    return posts.filter {
      $0.title.localizedCaseInsensitiveContains(searchText)
        || $0.body.localizedCaseInsensitiveContains(searchText)
    }
  }

  /// The requested address, if there is one.
  var address: String? { source.address?.absoluteString }

  /// Loads once per visit; ``load()`` loads again.
  func loadIfNeeded() async {
    if phase == .idle { await load() }
  }

  func load() async {
    guard phase != .loading else { return }
    phase = .loading
    do {
      posts = try await source.posts()
      phase = .loaded
    } catch is CancellationError {
      phase = .idle
    } catch let error as URLError where error.code == .cancelled {
      phase = .idle
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }

  func delete(_ ids: Set<Post.ID>) {
    posts.removeAll { ids.contains($0.id) }
  }
}
