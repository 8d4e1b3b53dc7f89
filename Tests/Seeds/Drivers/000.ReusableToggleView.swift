import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ReusableToggleViewTests {
  @Test("000 The previews are found by name: constant ones stay, the interactive one changes")
  func previews() throws {
    let enabled = try ViewTest(preview: "Enabled State")
    #expect(try enabled.toggle("Notifications").isOn == true)
    try enabled.tap("Notifications")
    #expect(enabled.bodiesRun.isEmpty)
    #expect(try enabled.toggle("Notifications").isOn == true)
    let disabled = try ViewTest(preview: "Disabled State")
    #expect(try disabled.toggle("Notifications").isOn == false)
    let interactive = try ViewTest(preview: "Interactive")
    #expect(interactive.exists("Current state: OFF"))
    try interactive.tap("Notifications")
    #expect(interactive.exists("Current state: ON"))
  }
}
