import Testing
import ViewTesting

@testable import gallery

@MainActor
@Suite struct ProfileTests {
  private let app = ViewTest(ProfileForm(), size: .init(width: 640, height: 800))

  private func fill() throws {
    try app.textField("Name").type("花子")
    try app.textField("E-mail").type("hanako@example.org")
  }

  @Test("Saving requires a name and an address")
  func validity() throws {
    #expect(app.exists("A name is needed."))
    #expect(try !app.button("Save").isEnabled)
    try app.textField("Name").type("Ada")
    #expect(app.exists("An e-mail address has an @."))
    try app.textField("E-mail").type("ada@example.org")
    #expect(app.exists("Ready to be saved."))
    #expect(try app.button("Save").isEnabled)
  }

  @Test("Return moves from the name to the address")
  func returning() throws {
    try app.textField("Name").type("Ada\n")
    #expect(try app.textField("E-mail").isFocused)
  }

  @Test("Each control changes its own field")
  func controls() throws {
    try app.stepper("Age: 30").increment()
    #expect(app.exists("Age: 31"))
    try app.picker("Shown to").pick("Nobody")
    try app.toggle("Send me news").tap()
    #expect(try app.picker("Shown to").value == "Nobody")
    #expect(try app.toggle("Send me news").isOn == false)
    #expect(app.exists("Age: 31"))
  }

  @Test("The biography is counted while it is composed, and has a maximum length")
  func about() throws {
    try fill()
    let about = try app.textField("About you")
    try about.compose("にわ")
    try about.commit("庭が好きです。")
    #expect(app.exists("7 of 200 characters"))
    try about.paste(String(repeating: "花", count: 200))
    #expect(app.exists("207 of 200 characters"))
    #expect(app.exists("The text about you is too long."))
    #expect(try !app.button("Save").isEnabled)
  }

  @Test("Saving takes time, shows progress, and is confirmed")
  func saving() async throws {
    try fill()
    try app.tap("Save")
    #expect(app.findAll(.progress()).count == 1)
    #expect(!app.exists(.button("Save")))
    try await app.advance(by: .seconds(1))
    #expect(app.exists("The profile of 花子 is shown to friends."))
    try app.tap("OK")
    #expect(app.presented == nil)
    #expect(try app.button("Save").isEnabled)
  }
}
