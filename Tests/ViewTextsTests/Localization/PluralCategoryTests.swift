import Testing

@testable import ViewTexts

struct PluralCategoryTests {
  @Test(
    "A language has the plural forms in Unicode's tables",
    arguments: [
      ("da", [0: "other", 0.5: "one", 1: "one", 1.5: "one", 2: "other"]),
      ("is", [1: "one", 2: "other", 11: "other", 21: "one", 0.1: "one", 111: "other"]),
      ("bn", [0: "one", 0.5: "one", 1: "one", 2: "other"]),
      ("pa", [0: "one", 0.5: "other", 1: "one", 2: "other"]),
      ("hy", [0: "one", 1.5: "one", 2: "other"]),
      ("fil", [1: "one", 4: "other", 5: "one", 16: "other", 0: "one", 1.4: "other"]),
      ("gd", [1: "one", 11: "one", 2: "two", 12: "two", 3: "few", 19: "few", 20: "other"]),
      ("se", [1: "one", 2: "two", 3: "other"]),
      ("en", [1: "one", 0: "other", 2: "other", .nan: "other"]),
      ("xx", [1: "other"]),
    ] as [(String, [Double: String])])
  func categories(_ language: String, _ forms: [Double: String]) {
    for (number, form) in forms {
      #expect(
        PluralCategory.category(of: number, language: language).rawValue == form,
        "\(number) in \(language)")
    }
  }
}
