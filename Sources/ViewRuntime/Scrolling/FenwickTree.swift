/// Numbers that change individually, with prefix sums.
///
/// Of very many numbers, only the first ones have a place in an array; of the others, those that
/// were changed have one in a dictionary.
///
/// - Complexity: O(log count) for either.
struct FenwickTree<Number: AdditiveArithmetic> {
  private let count: Int
  private var near: [Number]
  private var far: [Int: Number] = [:]

  init(count: Int) {
    self.count = count
    near = [Number](repeating: .zero, count: min(count, Self.mostNear) + 1)
  }

  private static var mostNear: Int { 1 << 16 }

  mutating func add(_ change: Number, at place: Int) {
    var index = place + 1
    while index < near.count {
      near[index] += change
      index += index & -index
    }
    while index <= count {
      far[index, default: .zero] += change
      index += index & -index
    }
  }

  func sum(before place: Int) -> Number {
    var sum = Number.zero
    var index = place
    while index > 0 {
      if index < near.count { sum += near[index] } else if let far = far[index] { sum += far }
      index -= index & -index
    }
    return sum
  }
}
