import SwiftUI

struct SearchService: Sendable {
  static let shared = SearchService()

  func search(_ query: String) async throws -> [SearchResult] { [SearchResult(title: query)] }
}
