import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct LoginFormTests {
  @Test("001 Return in the first field moves the focus to the second")
  func focus() throws {
    let test = ViewTest(LoginForm())
    try test.textField("Username").type("hanako")
    #expect(try test.textField("Username").isFocused)
    try test.textField("Username").submit()
    #expect(try test.textField("Password").isFocused)
  }

  @Test("001 Done above the keyboard removes the focus")
  func done() throws {
    let test = ViewTest(LoginForm())
    try test.textField("Username").type("hanako")
    try test.tap("Done")
    #expect(try !test.textField("Username").isFocused)
    #expect(try !test.textField("Password").isFocused)
  }
}
