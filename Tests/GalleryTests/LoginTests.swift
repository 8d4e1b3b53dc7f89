import Testing
import ViewTesting

@testable import gallery

@MainActor
@Suite struct LoginTests {
  private let app = ViewTest(LoginView())

  private var name: ViewTest.Element { get throws { try app.textField("Name") } }
  private var password: ViewTest.Element { get throws { try app.textField("Password") } }

  @Test("S8.10 Return moves from the name to the password and then logs in")
  func submitting() async throws {
    try await app.settle()
    #expect(try name.isFocused)
    try name.type("花子")
    try name.submit()
    #expect(try password.isFocused)
    try password.type("sesame")
    try password.submit()
    #expect(try !password.isEnabled)
    try await app.advance(by: .seconds(1))
    #expect(app.exists("Welcome, 花子!"))
    try app.tap("Sign out")
    #expect(try name.text == "")
  }

  @Test("A wrong password is cleared, and asked for again")
  func wrong() async throws {
    try name.type("Ada")
    try password.type("guess")
    try app.tap(.button("Sign in"))
    try await app.advance(by: .seconds(1))
    #expect(app.exists("That is not the password."))
    #expect(try password.text == "")
    #expect(try password.isFocused)
    #expect(try name.text == "Ada")
  }

  @Test("The first missing input gets the focus")
  func missing() throws {
    try password.type("sesame")
    try app.tap(.button("Sign in"))
    #expect(app.exists("Who are you?"))
    #expect(try name.isFocused)
    try name.type("Ada")
    try password.clear()
    try app.tap(.button("Sign in"))
    #expect(app.exists("A password is needed."))
    #expect(try password.isFocused)
  }

  @Test("A name that is being composed is kept whole")
  func japanese() throws {
    try name.compose("はなこ")
    #expect(try name.displayedText == "はなこ")
    try name.commit("花子")
    #expect(try name.text == "花子")
  }
}
