import Foundation

/// The comparison of a struct, field by field, flattened into one list for all nested structs.
///
/// Nearly all comparisons are of a row's new value with its equal former one. So each step compares
/// the bytes first: if they are the same, so is the value, which saves a call of `==` that may have
/// to copy both sides first. Fields that are nothing but bytes are merged into one step.
struct ComparisonSteps {
  private struct Step {
    let offset: Int
    var size: Int
    /// Called if the bytes differ; nil if the value then differs too.
    let comparison: ValueComparison.Comparison?
  }

  private var steps: [Step] = []

  var isEmpty: Bool { steps.isEmpty }

  mutating func append(at offset: Int, _ size: Int, _ comparison: ValueComparison.Comparison?) {
    if size == 0 { return }
    if comparison == nil, let last = steps.last, last.comparison == nil,
      last.offset + last.size == offset
    {
      steps[steps.count - 1].size += size
    } else {
      steps.append(Step(offset: offset, size: size, comparison: comparison))
    }
  }

  func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    var index = 0
    while index < steps.count {
      let offset = steps[index].offset
      if !Self.haveSameBytes(a + offset, b + offset, steps[index].size) {
        guard let comparison = steps[index].comparison, comparison(a + offset, b + offset) else {
          return false
        }
      }
      index += 1
    }
    return true
  }

  /// Most fields are a word or two, which takes less time than a call.
  @inline(__always)
  private static func haveSameBytes(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int
  ) -> Bool {
    switch count {
    case 8: a.loadUnaligned(as: UInt64.self) == b.loadUnaligned(as: UInt64.self)
    case 16:
      a.loadUnaligned(as: UInt64.self) == b.loadUnaligned(as: UInt64.self)
        && (a + 8).loadUnaligned(as: UInt64.self) == (b + 8).loadUnaligned(as: UInt64.self)
    case 1: a.load(as: UInt8.self) == b.load(as: UInt8.self)
    default: memcmp(a, b, count) == 0
    }
  }
}
