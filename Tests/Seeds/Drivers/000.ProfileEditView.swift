import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ProfileEditViewTests {
  @Test("000 A valid profile can be saved; a spinner for two seconds, then the alert")
  func saving() async throws {
    let test = ViewTest(ProfileEditView(), size: CGSize(width: 640, height: 800))
    #expect(try !test.button("Save Profile").isEnabled)
    try test.textField("Username").type("hanako")
    try test.textField("Email").type("hanako@example.jp")
    try test.tap("Save Profile")
    #expect(try !test.find(.progress()).isEnabled)
    #expect(!test.exists("Save Profile"))
    #expect(!test.exists("Profile updated successfully!"))
    try await test.advance(by: .seconds(2))
    #expect(test.exists("Profile updated successfully!"))
    try test.tap("OK")
    #expect(!test.exists("Profile updated successfully!"))
    #expect(try test.button("Save Profile").isEnabled)
  }
}
