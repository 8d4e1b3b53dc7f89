import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct MyAppTests {
  @Test("001 An app puts its model into the environment")
  func environment() {
    let test = ViewTest(MyApp.self)
    #expect(test.exists("Items: 0"))
    #expect(test.stateGraph["MyApp.cart"]?.borrowers == ["ContentView.cart"])
  }
}
