/// How words of a Hunspell dictionary are inflected: `SFX S y ies [^aeiou]y` makes "ponies" of
/// "pony/S".
struct AffixRules {
  private struct Rule {
    let isSuffix: Bool
    let strip: String
    let add: String
    /// A letter, or a set of letters, at each place of the end, or of the beginning.
    let condition: [(Set<Character>, isExcluded: Bool)]
  }

  private var rules: [Character: [Rule]] = [:]

  init(_ lines: [String]) {
    for line in lines {
      let parts = line.split(whereSeparator: \.isWhitespace).map(String.init)
      guard parts.count >= 5, parts[0] == "SFX" || parts[0] == "PFX", parts[1].count == 1
      else { continue }
      let add = parts[3].prefix { $0 != "/" }
      rules[Character(parts[1]), default: []].append(
        Rule(
          isSuffix: parts[0] == "SFX", strip: parts[2] == "0" ? "" : parts[2],
          add: add == "0" ? "" : String(add), condition: Self.condition(parts[4])))
    }
  }

  private static func condition(_ text: String) -> [(Set<Character>, isExcluded: Bool)] {
    var places: [(Set<Character>, isExcluded: Bool)] = []
    var rest = Substring(text)
    while let first = rest.popFirst() {
      if first == "[" {
        let isExcluded = rest.first == "^"
        if isExcluded { rest.removeFirst() }
        let set = rest.prefix { $0 != "]" }
        rest = rest.dropFirst(set.count + 1)
        places.append((Set(set), isExcluded))
      } else {
        places.append(first == "." ? ([], true) : ([first], false))
      }
    }
    return places
  }

  func forms(of stem: String, _ flags: String) -> [String] {
    var forms = [stem]
    for flag in flags {
      for rule in rules[flag] ?? [] {
        if let form = Self.apply(rule, stem) { forms.append(form) }
      }
    }
    return forms
  }

  private static func apply(_ rule: Rule, _ stem: String) -> String? {
    let letters = Array(stem)
    guard letters.count >= rule.condition.count else { return nil }
    let part =
      rule.isSuffix ? letters.suffix(rule.condition.count) : letters.prefix(rule.condition.count)
    for (letter, place) in zip(part, rule.condition)
    where place.0.contains(letter) == place.isExcluded {
      return nil
    }
    if rule.isSuffix {
      guard stem.hasSuffix(rule.strip) else { return nil }
      return stem.dropLast(rule.strip.count) + rule.add
    }
    guard stem.hasPrefix(rule.strip) else { return nil }
    return rule.add + stem.dropFirst(rule.strip.count)
  }
}
