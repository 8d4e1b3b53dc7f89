import Foundation

/// Where a list of things to pack comes from.
protocol ListSource: Sendable {
  func names() async throws -> [String]
}

/// A text file with a thing in each line.
struct ListFile: ListSource {
  let url: URL

  @concurrent
  func names() async throws -> [String] {
    try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline).map(String.init)
  }
}
