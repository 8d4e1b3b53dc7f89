extension Day: LosslessStringConvertible {
  /// Reads a day as ``description`` writes it: `2026-11-24`.
  public init?(_ text: String) {
    let digits = Array(text.utf8)
    guard digits.count == 10, digits[4] == UInt8(ascii: "-"), digits[7] == UInt8(ascii: "-"),
      let year = Self.number(digits[0..<4]), let month = Self.number(digits[5..<7]),
      let day = Self.number(digits[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day as ISO 8601 has it: `2026-11-24`.
  public var description: String {
    let date = CivilDate(number: number)
    return "\(date.year.padded(to: 4))-\(date.month.padded(to: 2))-\(date.day.padded(to: 2))"
  }

  static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return value
  }
}

extension Int {
  /// The number in decimal digits, with zeros before it as far as they are needed.
  func padded(to length: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, length - digits.count)) + digits
  }
}
