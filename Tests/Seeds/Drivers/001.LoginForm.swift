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
}
