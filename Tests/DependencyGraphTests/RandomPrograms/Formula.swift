/// How a node of a random program is computed from earlier nodes.
struct Formula: Equatable {
  enum Kind: Int, CaseIterable {
    /// The sum of two.
    case sum
    /// One of two nodes, depending on a third: dependencies come and go.
    case choice
    /// A quotient: different inputs often give the same result.
    case quotient
    /// Reads one node twice, with another one in between.
    case twice
    /// Reads several nodes, forwards, backwards or with a gap, depending on the first one's value.
    case many
  }

  var kind: Kind
  var first: Int
  var second: Int
  var third: Int
  var number: Int

  /// The same formula, limited to nodes below `limit`.
  func resolved(below limit: Int) -> Formula {
    var copy = self
    copy.first = limit == 0 ? -1 : first % limit
    copy.second = limit == 0 ? -1 : second % limit
    copy.third = limit == 0 ? -1 : third % limit
    copy.number = kind == .many ? min(2 + number, limit) : number
    return copy
  }

  /// The value; `read` returns the value of the node with a given number.
  func value(_ read: (Int) -> Int) -> Int {
    if first < 0 { return number }
    switch kind {
    case .sum: return (read(first) &+ read(second)) % 97
    case .choice: return read(first) % 2 == 0 ? read(second) : read(third)
    case .quotient: return read(first) / (number + 2)
    case .twice: return (read(first) &- read(second) &+ read(first)) % 97
    case .many:
      var total = 0
      switch read(first) % 3 {
      case 0: for index in 0..<number { total &+= read(index) }
      case 1: for index in (0..<number).reversed() { total &+= read(index) }
      default: for index in 0..<number where index % 3 != 1 { total &+= read(index) }
      }
      return total % 97
    }
  }

  /// The formula as printed in a program.
  var text: String {
    if first < 0 { return "\(number)" }
    return switch kind {
    case .sum: "n\(first) + n\(second)"
    case .choice: "n\(first).isEven ? n\(second) : n\(third)"
    case .quotient: "n\(first) / \(number + 2)"
    case .twice: "n\(first) - n\(second) + n\(first)"
    case .many: "sum(of: 0..<\(number), inOrderGivenBy: n\(first))"
    }
  }
}
