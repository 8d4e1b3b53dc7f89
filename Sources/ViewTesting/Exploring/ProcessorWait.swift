import Foundation

/// The time that this thread has spent runnable but waiting for the processor.
enum ProcessorWait {
  /// The waiting time in seconds; 0 if the system does not report it.
  static var seconds: Double {
    // "time-on-processor time-waiting slices", in nanoseconds.
    guard let text = try? String(contentsOfFile: "/proc/thread-self/schedstat", encoding: .utf8)
    else { return 0 }
    let numbers = text.split(separator: " ")
    return numbers.count > 1 ? (Double(numbers[1]) ?? 0) / 1e9 : 0
  }
}
