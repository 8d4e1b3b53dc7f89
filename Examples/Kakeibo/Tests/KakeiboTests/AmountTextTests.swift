#if os(Linux)
  import SwiftUI
  import Testing
  import ViewTesting

  @testable import Kakeibo

  @testable import LedgerModel

  @MainActor
  struct AmountTextTests {
    @Test("Where there is too little room, the name beside an amount is cut, and not the amount")
    func isWhole() throws {
      func width(beside name: String) throws -> CGFloat {
        let app = ViewTest(
          HStack {
            Text(name).lineLimit(1)
            AmountText(Money(-2_440_210, .yen))
          }
          .frame(width: 160), locale: Locale(identifier: "en_US"))
        return try app.find("-¥2,440,210").frame.width
      }
      #expect(try width(beside: "A bank with a very long name") == width(beside: "B"))
    }
  }
#endif
