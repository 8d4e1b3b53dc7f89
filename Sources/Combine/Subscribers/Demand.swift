extension Subscribers {
  /// How many values a subscriber is ready to take: a count, or no limit.
  ///
  /// Unlimited demand plus or minus anything stays unlimited; counts never go below zero.
  public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable
  {
    private static let limitless = UInt(Int.max) + 1

    private var rawValue: UInt

    private init(rawValue: UInt) { self.rawValue = min(rawValue, Self.limitless) }

    /// As many values as come.
    public static let unlimited = Demand(rawValue: limitless)

    /// No value for now; the same as `max(0)`.
    public static let none = Demand(rawValue: 0)

    /// At most `value` values; traps if that is negative.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand is not negative")
      return Demand(rawValue: UInt(value))
    }

    /// The count, or nil for unlimited demand.
    public var max: Int? { self == .unlimited ? nil : Int(rawValue) }

    /// "unlimited" or "max(3)".
    public var description: String { self == .unlimited ? "unlimited" : "max(\(rawValue))" }

    /// Decodes a count; one that is too large becomes unlimited.
    public init(from decoder: any Decoder) throws {
      self.init(rawValue: try decoder.singleValueContainer().decode(UInt.self))
    }

    /// Encodes only the count.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(rawValue)
    }

    /// Adds two demands.
    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      if lhs == .unlimited || rhs == .unlimited { return .unlimited }
      return Demand(rawValue: lhs.rawValue + rhs.rawValue)
    }

    /// Adds a demand to another.
    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }

    /// Adds a count.
    public static func + (lhs: Demand, rhs: Int) -> Demand {
      if lhs == .unlimited { return .unlimited }
      return rhs >= 0 ? lhs + .max(rhs) : lhs - (-rhs)
    }

    /// Adds a count to a demand.
    public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }

    /// Multiplies a demand; it becomes unlimited instead of overflowing.
    public static func * (lhs: Demand, rhs: Int) -> Demand {
      if lhs == .unlimited { return .unlimited }
      let (value, overflow) = lhs.rawValue.multipliedReportingOverflow(by: UInt(rhs))
      return overflow ? .unlimited : Demand(rawValue: value)
    }

    /// Multiplies a demand in place.
    public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }

    /// Subtracts a demand, down to none.
    public static func - (lhs: Demand, rhs: Demand) -> Demand {
      if lhs == .unlimited { return .unlimited }
      if rhs == .unlimited { return .none }
      return Demand(rawValue: lhs.rawValue - Swift.min(lhs.rawValue, rhs.rawValue))
    }

    /// Subtracts a demand from another.
    public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }

    /// Subtracts a count, down to none.
    public static func - (lhs: Demand, rhs: Int) -> Demand {
      if lhs == .unlimited { return .unlimited }
      let (value, overflow) = Int(lhs.rawValue).subtractingReportingOverflow(rhs)
      return overflow ? .none : .max(Swift.max(value, 0))
    }

    /// Subtracts a count from a demand.
    public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }

    /// Orders demands by count, unlimited last.
    public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.rawValue < rhs.rawValue }

    /// Compares with a count; unlimited demand is greater than any.
    public static func > (lhs: Demand, rhs: Int) -> Bool { rhs < 0 || lhs > .max(rhs) }

    /// Compares with a count.
    public static func >= (lhs: Demand, rhs: Int) -> Bool { rhs < 0 || lhs >= .max(rhs) }

    /// Compares with a count.
    public static func < (lhs: Demand, rhs: Int) -> Bool { !(lhs >= rhs) }

    /// Compares with a count.
    public static func <= (lhs: Demand, rhs: Int) -> Bool { !(lhs > rhs) }

    /// Compares a count with a demand.
    public static func > (lhs: Int, rhs: Demand) -> Bool { rhs < lhs }

    /// Compares a count with a demand.
    public static func >= (lhs: Int, rhs: Demand) -> Bool { rhs <= lhs }

    /// Compares a count with a demand.
    public static func < (lhs: Int, rhs: Demand) -> Bool { rhs > lhs }

    /// Compares a count with a demand.
    public static func <= (lhs: Int, rhs: Demand) -> Bool { rhs >= lhs }

    /// Whether a demand equals a count; unlimited demand equals none.
    public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }

    /// Whether a demand differs from a count.
    public static func != (lhs: Demand, rhs: Int) -> Bool { lhs.max != rhs }

    /// Whether a demand equals a count.
    public static func == (lhs: Int, rhs: Demand) -> Bool { rhs.max == lhs }

    /// Whether a demand differs from a count.
    public static func != (lhs: Int, rhs: Demand) -> Bool { rhs.max != lhs }
  }
}

extension Subscribers.Demand {
  /// Requesting no values is a programming error (S15.11): a debug build stops there.
  func assertPositive() {
    assert(
      self > 0, "A subscription was asked for no value: request(_:) takes a demand above zero.")
  }
}
