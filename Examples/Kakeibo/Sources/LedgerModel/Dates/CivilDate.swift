/// Year, month and day, and the arithmetic between them and a count of days.
///
/// The years of this arithmetic begin with March, as the Romans' did: then the leap day is the last
/// of its year, and the lengths of the months follow a straight line (153 days in five months).
struct CivilDate {
  let year: Int
  let month: Int
  let day: Int

  init(year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The date that is so many days after 1970-01-01.
  init(number: Int) {
    let days = number + Self.epoch
    // 400 years are 146,097 days always, so this is the year or one beside it.
    var year = floorDivide(days * 400, 146_097)
    if days < Self.start(of: year) { year -= 1 }
    if days >= Self.start(of: year + 1) { year += 1 }
    let dayOfYear = days - Self.start(of: year)
    let sinceMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * sinceMarch + 2) / 5 + 1
    month = (sinceMarch + 2) % 12 + 1
    self.year = sinceMarch >= 10 ? year + 1 : year
  }

  var number: Int {
    let sinceMarch = (month + 9) % 12
    let start = Self.start(of: month <= 2 ? year - 1 : year)
    return start + (153 * sinceMarch + 2) / 5 + day - 1 - Self.epoch
  }

  /// The days from 1 March of the year 0 to 1 March of a year.
  private static func start(of year: Int) -> Int {
    365 * year + floorDivide(year, 4) - floorDivide(year, 100) + floorDivide(year, 400)
  }

  /// The days from 1 March of the year 0 to 1 January 1970.
  private static let epoch = 719_468
}

/// Division that rounds down for negative numbers as well.
func floorDivide(_ number: Int, _ divisor: Int) -> Int {
  let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
  return remainder < 0 ? quotient - 1 : quotient
}
