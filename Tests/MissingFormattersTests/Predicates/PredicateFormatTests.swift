import SwiftUI
import Testing

private struct Person {
  var name: String
  var age: Int
  var city: String?
  var tags: [String] = []
  var born = Date(timeIntervalSince1970: 0)
}

@Suite("Predicates as format strings")
struct PredicateFormatTests {
  private let ann = Person(name: "Ann", age: 30, city: "Zürich", tags: ["red", "blue"])

  private func holds(_ format: String, _ values: Any..., for object: Any? = nil) -> Bool {
    NSPredicate(format: format, argumentArray: values).evaluate(with: object ?? ann)
  }

  @Test(
    "A pattern must match the whole text",
    arguments: [("a@b.cc", true), ("a@b", false), ("x a@b.cc", false), ("", false)])
  func pattern(text: String, fits: Bool) {
    let pattern = #"[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,64}"#
    #expect(NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text) == fits)
    #expect(NSPredicate(format: "self matches[c] %@", "A@B.CC").evaluate(with: text) == fits)
  }

  @Test("Numbers, texts and dates are compared")
  func comparisons() {
    #expect(holds("age >= 30 AND age < %d", 31))
    #expect(holds("age BETWEEN {20, %d}", 30) && !holds("age BETWEEN %@", [31, 40]))
    #expect(holds("name == 'Ann' && name <> \"Bob\"") && holds("name < %@", "B"))
    #expect(holds("born < %@", Date()) && !holds("born == %@", Date()))
    #expect(holds("city != nil") && !holds("city = %@", NSNull()))
    #expect(holds("SELF > -1.5", for: 0) && holds("SELF == YES", for: true))
  }

  @Test("Substrings, ignoring case and diacritics on request")
  func texts() {
    #expect(holds("name BEGINSWITH 'A'") && !holds("name BEGINSWITH 'a'"))
    #expect(holds("name BEGINSWITH[c] 'a'") && holds("city CONTAINS[cd] %@", "URI"))
    #expect(holds("name ENDSWITH 'nn'") && !holds("city CONTAINS 'zu'"))
    #expect(holds("name LIKE 'A*' AND name LIKE '?nn'") && !holds("name LIKE 'A.*'"))
  }

  @Test("Collections contain, and ANY, ALL and NONE apply to their elements")
  func collections() {
    #expect(holds("name IN %@", ["Ann", "Bob"]) && holds("name IN {'Ann'}"))
    #expect(holds("tags CONTAINS 'red' AND tags.@count == 2"))
    #expect(holds("ANY tags LIKE 'b*'") && !holds("ALL tags == 'red'"))
    #expect(holds("NONE tags == 'green'"))
  }

  @Test("Conditions are joined, AND before OR, parentheses before both")
  func joined() {
    #expect(holds("TRUEPREDICATE OR FALSEPREDICATE AND FALSEPREDICATE"))
    #expect(!holds("(TRUEPREDICATE || FALSEPREDICATE) && NOT TRUEPREDICATE"))
    #expect(holds("!(age = 31)") && holds("%K == %@", "name", "Ann"))
  }

  @Test("Dictionaries are queried by their keys, and arrays are filtered")
  func dictionaries() {
    #expect(holds("size.width > 2", for: ["size": ["width": 3]]))
    let words = ["tea", "milk", "toast"] as NSArray
    let found = words.filtered(using: NSPredicate(format: "SELF BEGINSWITH %@", "t"))
    #expect(found as? [String] == ["tea", "toast"])
  }
}
