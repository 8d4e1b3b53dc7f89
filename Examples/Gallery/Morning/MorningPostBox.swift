import SwiftUI

/// A destination for posts.
protocol MorningPostBox: Sendable {
  func send(_ text: String) async throws
}

/// Stores nothing, and fails on request.
struct PracticePostBox: MorningPostBox {
  struct RainyMorning: LocalizedError {
    var errorDescription: String? { "雨の朝は、電波が届きません。" }
  }

  func send(_ text: String) async throws {
    try await Task.sleep(for: .seconds(1))
    if text.contains("雨") { throw RainyMorning() }
  }
}
