import Foundation

/// Durations as the inspector displays them.
enum Milliseconds {
  static func value(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) * 1000 + Double(attoseconds) / 1e15
  }

  /// "0.42 ms"
  static func text(_ duration: Duration) -> String {
    String(format: "%.2f ms", value(duration))
  }
}
