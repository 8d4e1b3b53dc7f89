import Foundation

/// How long this thread could have run and was kept waiting by others, since it began.
enum ProcessorWait {
  /// Nothing where the system does not tell.
  static var seconds: Double {
    // "time-on-processor time-waiting slices", in nanoseconds.
    guard let text = try? String(contentsOfFile: "/proc/thread-self/schedstat", encoding: .utf8)
    else { return 0 }
    let numbers = text.split(separator: " ")
    return numbers.count > 1 ? (Double(numbers[1]) ?? 0) / 1e9 : 0
  }
}
