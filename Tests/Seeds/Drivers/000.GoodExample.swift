import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct GoodExampleTests {
  @Test("000 One source of truth: what the child types, the parent shows")
  func shared() throws {
    let test = ViewTest(GoodExample())
    try test.textField("Username").clear()
    try test.textField("Username").type("花子")
    #expect(test.exists("花子"))
    #expect(test.stateGraph["GoodExample.username"]?.borrowers == ["EditUsernameView.username"])
  }
}
