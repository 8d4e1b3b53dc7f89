import Observation
import SwiftUI
import Testing
import ViewTesting

@Observable private class Account {
  var name: String
  init(_ name: String) { self.name = name }
}

private final class SpecialAccount: Account {}

private struct Required: View {
  @Environment(Account.self) private var account
  var body: some View { Text("account \(account.name)") }
}

private struct Possible: View {
  @Environment(Account.self) private var account: Account?
  var body: some View { Text("account \(account?.name ?? "none")") }
}

@MainActor
struct EnvironmentObservableTests {
  @Test("S5.12 An observable is found by its type, the nearest wins, and reads are tracked")
  func found() {
    let account = Account("Ada")
    let app = ViewTest(Required().environment(account).environment(Account("far")))
    #expect(app.exists("account Ada"))
    account.name = "ナナ"
    #expect(app.exists("account ナナ"))
    #expect(app.bodiesRun == ["Required"])
  }

  @Test("S5.12 An optional one is nil if there is none, and nil removes an inherited one")
  func optional() {
    let app = ViewTest(
      VStack {
        Possible()
        Possible().environment(Account("Ada"))
        VStack { Possible().environment(nil as Account?) }.environment(Account("Ada"))
      })
    #expect(
      app.findAll(.containing("account")).map(\.text) == [
        "account none", "account Ada", "account none",
      ])
  }

  @Test("S5.12 It is found by its static type")
  func staticType() {
    let app = ViewTest(
      VStack {
        Possible().environment(SpecialAccount("sub"))
        Possible().environment(SpecialAccount("sub") as Account)
      })
    #expect(app.window.text == "account none, account sub")
  }

  @Test("S5.12 Another object in the environment updates its readers")
  func replacement() throws {
    struct Top: View {
      @State private var account: Account? = Account("first")
      var body: some View {
        VStack {
          PlainButton("second") { account = Account("second") }
          PlainButton("none") { account = nil }
          VStack { Possible() }.environment(account)
        }
      }
    }
    let app = ViewTest(Top())
    try app.tap("second")
    #expect(app.exists("account second"))
    #expect(app.bodiesRun == ["Top", "Possible"])
    try app.tap("none")
    #expect(app.exists("account none"))
  }
}
