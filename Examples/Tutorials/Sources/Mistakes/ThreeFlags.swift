import Foundation
import Observation

@MainActor
@Observable
final class ThreeFlags {
  private(set) var names: [String] = []
  private(set) var isLoading = false
  private(set) var errorMessage: String?

  func load(from file: URL) async {
    isLoading = true
    defer { isLoading = false }
    do {
      names = try await Self.lines(of: file)
    } catch {
      errorMessage = error.localizedDescription
    }
  }

  @concurrent
  private static func lines(of file: URL) async throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }
}
