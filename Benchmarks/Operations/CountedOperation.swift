import Foundation

/// Something that an app makes happen, whose instructions are counted.
///
/// Instructions are the same in every run on every machine of a kind, however busy it is: that is the
/// figure that may be compared between two states of the sources. See `Scripts/instructions`.
@MainActor
struct CountedOperation {
  let name: String
  /// How many of it one call does: what is counted is divided by this.
  let count: Int
  /// Makes what the operation needs, outside of what is counted.
  let prepare: () -> (() -> Void)

  init(_ name: String, count: Int = 1, _ prepare: @escaping () -> (() -> Void)) {
    self.name = name
    self.count = count
    self.prepare = prepare
  }

  /// Runs it once to have types and caches warm, and once to be counted.
  func run() {
    prepare()()
    let operation = prepare()
    counted(operation)
  }

  /// How long one takes, the median of several.
  func time(rounds: Int = 15) -> Double {
    prepare()()
    let times = (0..<rounds).map { _ in
      let operation = prepare()
      return seconds(operation) / Double(count)
    }
    return median(times)
  }
}

/// What is called in here is counted, by this name.
@_silgen_name("benchmarks_counted") @inline(never) @MainActor
private func counted(_ operation: () -> Void) { operation() }
