import Foundation
import Synchronization

@testable import gallery

/// Posts that a test prepared, one answer per request and without a network, so that tests of the
/// views never wait.
///
/// ```swift
/// let source = ScriptedPosts([.fails(.refused(status: 500)), .posts(posts)])
/// let app = ViewTest(PostsView(source: source))
/// try await app.settle()
/// ```
///
/// The last answer is repeated.
final class ScriptedPosts: PostSource {
  enum Answer: Sendable {
    case posts([Post])
    case fails(PostProblem)
    /// Waits for ``release()``, or for the caller's cancellation.
    case slow([Post])
  }

  private struct State {
    var answers: [Answer]
    var requests = 0
    var abandoned = 0
  }

  let address: URL?
  private let state: Mutex<State>
  private let releases = AsyncStream<Void>.makeStream()

  init(_ answers: [Answer], address: URL? = nil) {
    self.address = address
    state = Mutex(State(answers: answers))
  }

  var requests: Int { state.withLock { $0.requests } }

  /// The number of callers that were cancelled before they got their answer.
  var abandoned: Int { state.withLock { $0.abandoned } }

  /// Delivers a slow answer.
  func release() { releases.continuation.yield() }

  func posts() async throws -> [Post] {
    let answer = state.withLock { state in
      state.requests += 1
      return state.answers.count > 1 ? state.answers.removeFirst() : state.answers[0]
    }
    switch answer {
    case .posts(let posts): return posts
    case .fails(let problem): throw problem
    case .slow(let posts):
      for await _ in releases.stream { return posts }
      state.withLock { $0.abandoned += 1 }
      throw CancellationError()
    }
  }
}
