import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct OwnerViewTests {
  @Test("000 The owner keeps the object, the child follows it")
  func ownership() {
    let test = ViewTest(OwnerView())
    #expect(test.exists("Hello"))
    let model = test.stateGraph["OwnerView.viewModel"]
    #expect(model?.wrapper == "@StateObject")
    #expect(model?.borrowers == ["ChildView.viewModel"])
  }
}
