/// A post as the server sends it.
struct Post: Identifiable, Hashable, Codable, Sendable {
  let id: Int
  let title: String
  let body: String
}
