import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import ViewTexts

@MainActor
struct SpecifiedNumberTests {
  private func string(_ key: LocalizedStringKey, _ locale: String) -> String {
    Screen { Text(key).environment(\.locale, Locale(identifier: locale)) }.strings[0]
  }

  @Test("Numbers with a specifier have the separator of the view's locale")
  func locales() {
    #expect(string("\(3.14159, specifier: "%.2f")", "en_US") == "3.14")
    #expect(string("\(3.14159, specifier: "%.2f")", "de_DE") == "3,14")
    #expect(string("\(0.5)", "de_DE") == "0,500000")
    #expect(string("\(7, specifier: "%02d")", "en_US") == "07")
    #expect(string("\(1234567, specifier: "%d")", "de_DE") == "1.234.567")
    #expect(string("\(UInt32(4_000_000_000), specifier: "%u")", "en_US") == "4,000,000,000")
    #expect(string("\(UInt64.max, specifier: "%llu")", "en_US") == "18,446,744,073,709,551,615")
    #expect(string("\(255, specifier: "%x")", "de_DE") == "ff")
    #expect(string("\(-1.5, specifier: "%+.1f") \(2, specifier: "%lld")", "fr_FR") == "-1,5 2")
  }

  @Test("A number determines the plural, whatever its format")
  func plurals() {
    let one = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: 1)
    var interpolation = one
    interpolation.appendInterpolation(1, specifier: "%lld")
    interpolation.appendInterpolation(2.5, specifier: "%.1f")
    let key = LocalizedStringKey(stringInterpolation: interpolation)
    #expect(key.key == "%lld%.1f")
    #expect(key.arguments.map(\.number) == [1, 2.5])
  }
}
