import Foundation

/// An operation of an app, whose instructions are counted.
///
/// The number of instructions is the same in every run and on every machine of a kind, however busy
/// it is, so it can be compared between two states of the sources. See `Scripts/instructions`.
@MainActor
struct CountedOperation {
  let name: String
  /// How many operations one call does: the count is divided by this.
  let count: Int
  /// Makes what the operation needs; this is not counted.
  let prepare: () -> (() -> Void)

  init(_ name: String, count: Int = 1, _ prepare: @escaping () -> (() -> Void)) {
    self.name = name
    self.count = count
    self.prepare = prepare
  }

  /// Runs it once so that types and caches are warm, and once for the count.
  func run() {
    prepare()()
    let operation = prepare()
    counted(operation)
  }

  /// The time of one operation, the median of several.
  func time(rounds: Int = 15) -> Double {
    prepare()()
    let times = (0..<rounds).map { _ in
      let operation = prepare()
      return seconds(operation) / Double(count)
    }
    return median(times)
  }
}

/// Everything called in here is counted, under this name.
@_silgen_name("benchmarks_counted") @inline(never) @MainActor
private func counted(_ operation: () -> Void) { operation() }
