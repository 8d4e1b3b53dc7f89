import Foundation

/// A source of posts.
protocol PostSource: Sendable {
  /// The requested address, if the user typed one; errors mention it.
  var address: URL? { get }

  func posts() async throws -> [Post]
}

extension PostSource {
  var address: URL? { nil }
}
