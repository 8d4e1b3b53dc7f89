import SwiftUI
import Testing
import ViewTesting

@testable import Owning

@MainActor
struct OwningTests {
  @Test("The toggle writes, and the view that read it runs again")
  func toggle() throws {
    let app = ViewTest(PassportRow())
    try app.toggle("Passport").tap()
    #expect(app.exists("In the bag"))
    #expect(app.lastUpdate.changes.map(\.source) == ["PassportRow.isPacked"])
    #expect(app.lastUpdate.bodies.map(\.reasons) == [["isPacked"]])
  }

  @Test("Each row owns a state of its own")
  func two() throws {
    let app = ViewTest(
      VStack {
        PassportRow()
        PassportRow()
      })
    try app.find(.toggle("Passport").at(0)).tap()
    #expect(app.findAll(.role(.toggle)).map(\.isOn) == [true, false])
  }
}
