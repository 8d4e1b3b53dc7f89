import SwiftUI

/// A server that answers `GET` requests with JSON.
struct PostServer: PostSource {
  let server: URL

  init(address: URL) { server = address }

  var address: URL? { server }

  func posts() async throws -> [Post] {
    let (data, response) = try await URLSession.shared.data(from: server)
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
