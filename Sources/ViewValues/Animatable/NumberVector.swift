/// The numbers of a node's content, in visiting order.
package struct NumberVector: VectorArithmetic {
  package var numbers: [Double]

  package init(numbers: [Double] = []) { self.numbers = numbers }

  package static var zero: NumberVector { NumberVector() }

  private static func combine(
    _ a: NumberVector, _ b: NumberVector, _ operation: (Double, Double) -> Double
  ) -> NumberVector {
    var result = NumberVector()
    let count = max(a.numbers.count, b.numbers.count)
    result.numbers.reserveCapacity(count)
    for index in 0..<count {
      result.numbers.append(
        operation(
          index < a.numbers.count ? a.numbers[index] : 0,
          index < b.numbers.count ? b.numbers[index] : 0))
    }
    return result
  }

  package static func + (a: NumberVector, b: NumberVector) -> NumberVector { combine(a, b, +) }
  package static func - (a: NumberVector, b: NumberVector) -> NumberVector { combine(a, b, -) }

  package mutating func scale(by rhs: Double) {
    for index in numbers.indices { numbers[index] *= rhs }
  }

  package var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

  package var isZero: Bool { numbers.allSatisfy { $0 == 0 } }
}
