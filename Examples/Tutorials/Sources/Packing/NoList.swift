/// For previews: a list with nothing on it.
struct NoList: ListSource {
  func names() async throws -> [String] { [] }
}
