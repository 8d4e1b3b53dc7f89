import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ValidatedInputViewTests {
  @Test("000 The bindings report what is wrong while the user types")
  func validates() throws {
    let test = ViewTest(ValidatedInputView(), size: CGSize(width: 640, height: 800))
    #expect(try !test.button("Register").isEnabled)
    try test.textField("Username").type("ab")
    #expect(test.exists("Username must be at least 3 characters"))
    try test.textField("Username").type("c")
    #expect(!test.exists("Username must be at least 3 characters"))
    try test.textField("Password").type("Abcdefg1")
    try test.textField("Confirm Password").type("Abcdefg2")
    #expect(test.exists("Passwords do not match"))
    try test.textField("Confirm Password").clear()
    try test.textField("Confirm Password").type("Abcdefg1")
    #expect(try test.button("Register").isEnabled)
  }
}
