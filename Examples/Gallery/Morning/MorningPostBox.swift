import SwiftUI

/// Where posts go.
protocol MorningPostBox: Sendable {
  func send(_ text: String) async throws
}

/// Keeps nothing, and fails where one can ask it to.
struct PracticePostBox: MorningPostBox {
  struct RainyMorning: LocalizedError {
    var errorDescription: String? { "雨の朝は、電波が届きません。" }
  }

  func send(_ text: String) async throws {
    try await Task.sleep(for: .seconds(1))
    if text.contains("雨") { throw RainyMorning() }
  }
}
