/// Numbers that change individually, with prefix sums.
///
/// - Complexity: O(log count) for either.
struct FenwickTree<Number: AdditiveArithmetic> {
  private var partial: [Number]

  init(count: Int) { partial = [Number](repeating: .zero, count: count + 1) }

  mutating func add(_ change: Number, at place: Int) {
    var index = place + 1
    while index < partial.count {
      partial[index] += change
      index += index & -index
    }
  }

  func sum(before place: Int) -> Number {
    var sum = Number.zero
    var index = place
    while index > 0 {
      sum += partial[index]
      index -= index & -index
    }
    return sum
  }
}
