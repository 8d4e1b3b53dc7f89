import SwiftUI

/// A server that answers `GET /posts` with JSON.
struct PostServer: PostSource {
  let address: URL

  func posts() async throws -> [Post] {
    let (data, response) = try await URLSession.shared.data(from: address.appending(path: "posts"))
    if let status = (response as? HTTPURLResponse)?.statusCode, status != 200 {
      throw PostProblem.refused(status: status)
    }
    do {
      return try JSONDecoder().decode([Post].self, from: data)
    } catch {
      throw PostProblem.unreadable
    }
  }
}
