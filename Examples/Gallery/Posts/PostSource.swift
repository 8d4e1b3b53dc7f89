/// Where posts come from.
protocol PostSource: Sendable {
  func posts() async throws -> [Post]
}
