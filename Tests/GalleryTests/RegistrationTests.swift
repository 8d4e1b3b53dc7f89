import Testing
import ViewTesting

@testable import gallery

@MainActor
@Suite struct RegistrationTests {
  @Test("The form enables its button only when everything is valid")
  func complete() throws {
    let app = ViewTest(RegistrationView(), size: .init(width: 640, height: 640))
    #expect(try !app.button("Register").isEnabled)
    try app.textField("Name").type("Ada")
    try app.textField("E-mail").type("ada@example.org")
    try app.textField("Password").type("analytical1")
    try app.textField("Repeat").type("analytical1")
    #expect(try !app.button("Register").isEnabled)
    try app.toggle("I accept the terms").tap()
    #expect(try app.button("Register").isEnabled)
    try app.tap("Register")
    #expect(app.exists("Welcome, Ada!"))
  }

  @Test("Return moves from field to field")
  func returning() throws {
    let app = ViewTest(RegistrationView(), size: .init(width: 640, height: 640))
    try app.textField("Name").type("Ada\n")
    #expect(try app.textField("E-mail").isFocused)
    try app.textField("E-mail").type("ada@example.org\n")
    #expect(try app.textField("Password").isFocused)
    try app.textField("Password").type("analytical1\n")
    #expect(try app.textField("Repeat").isFocused)
    try app.textField("Repeat").type("analytical1\n")
    #expect(try !app.textField("Repeat").isFocused)
  }

  @Test("It shows errors while the user types, and removes them again")
  func problems() throws {
    let app = ViewTest(RegistrationView(), size: .init(width: 640, height: 640))
    try app.textField("E-mail").type("ada")
    #expect(app.exists("This does not look like an e-mail address."))
    try app.textField("E-mail").type("@example.org")
    #expect(!app.exists("This does not look like an e-mail address."))
    try app.textField("Password").type("short")
    #expect(app.exists("The password needs at least 8 characters."))
    try app.textField("Password").type("er, but long")
    #expect(app.exists("The password needs a digit."))
  }

  @Test("A Japanese name is composed without interruption")
  func japanese() throws {
    let app = ViewTest(RegistrationView(), size: .init(width: 640, height: 640))
    let name = try app.textField("Name")
    try name.compose("たろう")
    try name.commit("太郎")
    #expect(name.text == "太郎")
    #expect(!app.exists("The name needs at least 2 characters."))
  }
}
