import SwiftUI
import Testing

private final class Store {}

private struct Theme: Equatable {
  var name = "plain"
}

extension EnvironmentValues {
  @Entry fileprivate var spacing: Double = 8
  @Entry fileprivate var inferred = "日本語 👩‍👩‍👧"
  @Entry fileprivate var empty: [String: Int] = [:]
  @Entry fileprivate var absent: String?
  @Entry fileprivate var theme: Theme = .init()
  @Entry fileprivate var store = Store()
  @Entry fileprivate var report: @MainActor (String) -> Void = { _ in }
  @Entry fileprivate var `default`: Optional<Int> = 3
}

extension Transaction {
  @Entry fileprivate var isQuiet = false
}

/// `@Entry`, expanded by the compiler and used as in a program.
struct EntryUseTests {
  @Test("S7.4 An entry reads its default until it is set")
  func defaults() {
    var values = EnvironmentValues()
    #expect(values.spacing == 8)
    #expect(values.inferred == "日本語 👩‍👩‍👧")
    #expect(values.empty.isEmpty)
    #expect(values.absent == nil)
    #expect(values.theme == Theme())
    #expect(values.default == 3)

    values.spacing = 2
    values.absent = ""
    values.default = nil
    #expect(values.spacing == 2)
    #expect(values.absent == "")
    #expect(values.default == nil)
    #expect(EnvironmentValues().spacing == 8)
  }

  @Test("S7.4 An entry's default object is one object")
  func identity() {
    #expect(EnvironmentValues().store === EnvironmentValues().store)
  }

  @Test("S7.4 A transaction has entries as well")
  func transaction() {
    var transaction = Transaction()
    #expect(!transaction.isQuiet)
    transaction.isQuiet = true
    #expect(transaction.isQuiet)
  }
}
