import Foundation

/// Where posts come from.
protocol PostSource: Sendable {
  /// The address that is asked, if it is one that a person has written; they are told if it fails.
  var address: URL? { get }

  func posts() async throws -> [Post]
}

extension PostSource {
  var address: URL? { nil }
}
