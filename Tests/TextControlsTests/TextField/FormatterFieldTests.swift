import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Fields whose text is parsed by a `Formatter`.
@MainActor
struct FormatterFieldTests {
  private struct Field<V: Equatable>: View {
    @State var value: V
    var formatter: Formatter = NumberFormatter()
    let note: (V) -> Void

    var body: some View {
      TextField("Field", value: $value, formatter: formatter)
        .onChange(of: value) { note(value) }
    }
  }

  private func typed<V: Equatable>(
    _ text: String, from value: V, _ formatter: Formatter = NumberFormatter()
  ) throws -> V? {
    var last: V?
    let app = ViewTest(Field(value: value, formatter: formatter) { last = $0 })
    try app.textField("Field").clear()
    try app.textField("Field").type(text)
    try app.press(.return)
    return last
  }

  @Test("Integers of each width are parsed")
  func integers() throws {
    #expect(try typed("42", from: Int16(1)) == 42)
    #expect(try typed("42", from: UInt8(1)) == 42)
    #expect(try typed("42", from: UInt64?.none) == 42)
    #expect(try typed("1234567890123", from: Int64(1)) == 1_234_567_890_123)
  }

  @Test("Numbers outside the type's range are refused")
  func tooLarge() throws {
    // The value follows the typing as far as it parses.
    #expect(try typed("300", from: UInt8(1)) == 30)
    #expect(try typed("-1", from: UInt(1)) == nil)
  }
}
