import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor
struct WholeNumberTests {
  @Test("Numbers are formatted for their locale, whatever was formatted before")
  func locales() {
    struct Numbers: View {
      let small: Int
      var body: some View {
        VStack {
          ForEach(["en", "ar_EG", "de", "en"].indices, id: \.self) { index in
            Text("\(small), \(UInt8(small)), \(12_345), \(-small)")
              .environment(\.locale, Locale(identifier: ["en", "ar_EG", "de", "en"][index]))
          }
        }
      }
    }
    for small in [0, 7, 42, 7] {
      let app = ViewTest(Numbers(small: small))
      for name in ["en", "ar_EG", "de"] {
        let format = IntegerFormatStyle<Int>().locale(Locale(identifier: name))
        let words = [small, small, 12_345, -small].map { $0.formatted(format) }
        #expect(app.exists(.text(words.joined(separator: ", "))))
      }
    }
  }
}
