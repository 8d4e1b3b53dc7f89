import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct CounterViewModelTests {
  @Test("000 The view's own object counts, and keeps the history")
  func counts() throws {
    let test = ViewTest(
      CounterViewWithViewModel(), size: CGSize(width: 640, height: 800))
    let buttons = test.findAll(.button())
    try #require(buttons.count == 3)
    try buttons[2].tap()
    try buttons[2].tap()
    #expect(test.exists("Count: 2"))
    #expect(test.exists("History:"))
    #expect(
      test.stateGraph["CounterViewWithViewModel.viewModel"]?.fields["history"] == "[1, 2]")
    try test.tap("Reset")
    #expect(test.exists("Count: 0"))
  }
}
