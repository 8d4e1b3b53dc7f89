/// The plural forms of a language.
enum PluralCategory: String, Hashable, Sendable {
  case zero, one, two, few, many, other
}

/// The properties of a number that plural rules use.
struct PluralOperands {
  /// The absolute value.
  let number: Double
  /// The integer part.
  let whole: Int
  /// Whether the number has a fractional part.
  let hasFraction: Bool

  init(_ number: Double) {
    let size = abs(number)
    self.number = size
    whole = size < 1e15 ? Int(size) : 1_000_000
    hasFraction = size != size.rounded(.down)
  }

  var isWhole: Bool { !hasFraction }
  /// The last fractional digit in the number's shortest representation.
  var lastOfFraction: Int { "\(number)".last?.wholeNumberValue ?? 0 }
  var ones: Int { whole % 10 }
  var hundreds: Int { whole % 100 }
}

extension PluralCategory {
  /// Returns a language's plural form for a number, by the rules of Unicode's CLDR.
  ///
  /// An unknown language always uses `other`.
  static func category(of number: Double, language: String) -> PluralCategory {
    rules[language]?(PluralOperands(number)) ?? .other
  }

  private typealias Rule = @Sendable (PluralOperands) -> PluralCategory

  private static let rules: [String: Rule] = {
    var rules: [String: Rule] = [:]
    func set(_ languages: String, _ rule: @escaping Rule) {
      for language in languages.split(separator: " ") { rules[String(language)] = rule }
    }
    set("ja zh ko vi th id ms lo my km yue bo dz jv su to wo yo ig") { _ in .other }
    set("en de nl sv et fi gl sw ur fy yi ast io ia sc scn lij") {
      $0.whole == 1 && $0.isWhole ? .one : .other
    }
    set(
      "nb no nn el hu tr bg eu eo ka kk ky mn ml mr ne om or ps sq ta te tk uz az ckb ee fo "
        + "gsw ha kl ku lb nd nr ny os rm rof rwk sd sn so ss st tn ts ug ve vo xh af"
    ) { $0.number == 1 ? .one : .other }
    set("it es ca pt-PT") {
      if $0.whole == 1, $0.isWhole { return .one }
      return isMillions($0) ? .many : .other
    }
    set("fr pt") {
      if $0.whole <= 1 { return .one }
      return isMillions($0) ? .many : .other
    }
    set("hi fa gu kn zu as am bn doi pcm") { $0.whole == 0 || $0.number == 1 ? .one : .other }
    set("hy ff kab") { $0.whole <= 1 ? .one : .other }
    set("ln mg nso ti wa ak guw pa bho csw") {
      $0.number == 0 || $0.number == 1 ? .one : .other
    }
    set("fil tl ceb") {
      // The last digit, of the fraction if there is one.
      if $0.hasFraction { return [4, 6, 9].contains($0.lastOfFraction) ? .other : .one }
      return (1...3).contains($0.whole) || ![4, 6, 9].contains($0.ones) ? .one : .other
    }
    set("da") { $0.number == 1 || $0.hasFraction && $0.whole <= 1 ? .one : .other }
    set("is") {
      if $0.hasFraction { return $0.lastOfFraction == 1 ? .one : .other }
      return $0.ones == 1 && $0.hundreds != 11 ? .one : .other
    }
    set("gd") {
      if $0.hasFraction { return .other }
      switch $0.whole {
      case 1, 11: return .one
      case 2, 12: return .two
      case 3...19: return .few
      default: return .other
      }
    }
    set("iu naq sat se sma smi smj smn sms") {
      $0.number == 1 ? .one : $0.number == 2 ? .two : .other
    }
    set("ru uk be") { slavic($0, one: { $0.ones == 1 && $0.hundreds != 11 }, rest: .many) }
    set("sr hr bs sh") { slavic($0, one: { $0.ones == 1 && $0.hundreds != 11 }, rest: .other) }
    set("pl") { slavic($0, one: { $0.whole == 1 }, rest: .many) }
    set("cs sk") {
      if $0.hasFraction { return .many }
      return $0.whole == 1 ? .one : (2...4).contains($0.whole) ? .few : .other
    }
    set("sl hsb dsb") {
      if $0.hasFraction { return .few }
      switch $0.hundreds {
      case 1: return .one
      case 2: return .two
      case 3, 4: return .few
      default: return .other
      }
    }
    set("lt") {
      if $0.hasFraction { return .many }
      if (11...19).contains($0.hundreds) { return .other }
      return $0.ones == 1 ? .one : $0.ones >= 2 ? .few : .other
    }
    set("lv prg") {
      if $0.isWhole, $0.ones == 0 || (11...19).contains($0.hundreds) { return .zero }
      return $0.ones == 1 ? .one : .other
    }
    set("mk") { $0.ones == 1 && $0.hundreds != 11 ? .one : .other }
    set("ro mo") {
      if $0.whole == 1, $0.isWhole { return .one }
      return $0.hasFraction || $0.whole == 0 || (1...19).contains($0.hundreds) ? .few : .other
    }
    set("ar ars") {
      if $0.hasFraction { return .other }
      switch $0.whole {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      default:
        return (3...10).contains($0.hundreds) ? .few : $0.hundreds >= 11 ? .many : .other
      }
    }
    set("he iw") {
      if $0.whole == 1, $0.isWhole { return .one }
      if $0.whole == 0, $0.hasFraction { return .one }
      return $0.whole == 2 && $0.isWhole ? .two : .other
    }
    set("ga") {
      if $0.hasFraction { return .other }
      switch $0.whole {
      case 1: return .one
      case 2: return .two
      case 3...6: return .few
      case 7...10: return .many
      default: return .other
      }
    }
    set("cy") {
      if $0.hasFraction { return .other }
      let forms: [Int: PluralCategory] = [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many]
      return forms[$0.whole] ?? .other
    }
    set("mt") {
      if $0.hasFraction { return .other }
      if $0.whole == 1 { return .one }
      if $0.whole == 2 { return .two }
      if $0.whole == 0 || (3...10).contains($0.hundreds) { return .few }
      return (11...19).contains($0.hundreds) ? .many : .other
    }
    return rules
  }()

  private static func isMillions(_ number: PluralOperands) -> Bool {
    number.isWhole && number.whole != 0 && number.whole % 1_000_000 == 0
  }

  /// In all of these languages, "2 to 4, but not 12 to 14" is few.
  private static func slavic(
    _ number: PluralOperands, one: (PluralOperands) -> Bool, rest: PluralCategory
  ) -> PluralCategory {
    if number.hasFraction { return .other }
    if one(number) { return .one }
    let isFew = (2...4).contains(number.ones) && !(12...14).contains(number.hundreds)
    return isFew ? .few : rest
  }
}
