import SwiftUI
import Testing
import ViewTesting

@testable import gallery

@MainActor
@Suite struct TogglesTests {
  @Test("Each switch changes its own setting")
  func switches() throws {
    let app = ViewTest(NoticeSettingsView())
    #expect(app.exists("2 of 3 are on"))
    try app.toggle("Sounds").tap()
    #expect(app.exists("3 of 3 are on"))
    #expect(try app.toggle("Mail").isOn == true)
    try app.tap("All off")
    #expect(app.exists("0 of 3 are on"))
    #expect(try !app.button("All off").isEnabled)
  }

  @Test("S2.8 Only the owner reads the value; a view that passes the binding on does not run again")
  func bodies() throws {
    let app = ViewTest(NoticeSettingsView())
    try app.toggle("Sounds").tap()
    #expect(app.bodiesRun == ["NoticeSettingsView"])
  }

  @Test("A constant binding keeps its value, as in previews")
  func constant() throws {
    let app = ViewTest(DescribedToggle(title: "音", description: "鳴ります。", isOn: .constant(true)))
    try app.toggle("音").tap()
    #expect(try app.toggle("音").isOn == true)
  }
}
