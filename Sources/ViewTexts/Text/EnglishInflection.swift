import Foundation

/// Makes the noun of an English phrase agree with its number: "2 item" is "2 items", "1 items" is
/// "1 item".
///
/// For `^[\(count) item](inflect: true)`. The noun is the last word of the phrase, the number is
/// the first number in it; a phrase without a number stays unchanged.
enum EnglishInflection {
  static func inflect(_ phrase: String) -> String {
    guard let noun = lastWord(of: phrase), let number = number(in: phrase[..<noun.lowerBound])
    else { return phrase }
    let singular = singular(of: String(phrase[noun]))
    let word = number == 1 ? singular : plural(of: singular)
    return phrase.replacingCharacters(in: noun, with: word)
  }

  private static func lastWord(of phrase: String) -> Range<String.Index>? {
    guard let last = phrase.lastIndex(where: \.isLetter) else { return nil }
    let end = phrase.index(after: last)
    let start = phrase[..<end].lastIndex { !$0.isLetter && $0 != "-" }.map(phrase.index(after:))
    return (start ?? phrase.startIndex)..<end
  }

  private static func number(in text: Substring) -> Double? {
    guard let start = text.firstIndex(where: \.isNumber) else {
      return text.lowercased().split(whereSeparator: { !$0.isLetter }).contains("one") ? 1 : nil
    }
    let digits = text[start...].prefix { $0.isNumber || $0 == "." || $0 == "," }
    return Double(digits.filter { $0 != "," })
  }

  /// Nouns with irregular plurals.
  private static let irregular = [
    "person": "people", "man": "men", "woman": "women", "child": "children", "foot": "feet",
    "tooth": "teeth", "goose": "geese", "mouse": "mice", "ox": "oxen", "die": "dice",
    "leaf": "leaves", "knife": "knives", "life": "lives", "wife": "wives", "wolf": "wolves",
    "shelf": "shelves", "half": "halves", "loaf": "loaves", "thief": "thieves", "calf": "calves",
    "hero": "heroes", "potato": "potatoes", "tomato": "tomatoes", "echo": "echoes",
    "movie": "movies", "cookie": "cookies", "analysis": "analyses", "axis": "axes",
    "bus": "buses", "lens": "lenses", "status": "statuses", "virus": "viruses",
  ]
  private static let backward = Dictionary(uniqueKeysWithValues: irregular.map { ($1, $0) })
  private static let unchanging: Set = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "news",
  ]

  private static func plural(of noun: String) -> String {
    let word = noun.lowercased()
    if unchanging.contains(word) { return noun }
    if let plural = irregular[word] { return cased(plural, as: noun) }
    if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return noun + "es" }
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }

  private static func singular(of noun: String) -> String {
    let word = noun.lowercased()
    if unchanging.contains(word) || irregular[word] != nil { return noun }
    if let singular = backward[word] { return cased(singular, as: noun) }
    if word.hasSuffix("ies"), word.count > 4 { return noun.dropLast(3) + "y" }
    if ["sses", "xes", "zes", "ches", "shes"].contains(where: word.hasSuffix) {
      return String(noun.dropLast(2))
    }
    let isPlural = word.hasSuffix("s") && !["ss", "us", "is"].contains(where: word.hasSuffix)
    return isPlural && word.count > 2 ? String(noun.dropLast()) : noun
  }

  private static func cased(_ word: String, as model: String) -> String {
    model.first?.isUppercase == true ? word.prefix(1).uppercased() + word.dropFirst() : word
  }
}
