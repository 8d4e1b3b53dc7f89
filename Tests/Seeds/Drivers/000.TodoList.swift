import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ParentViewTests {
  @Test("000 Data flows down, and the parent makes the change that a row requests")
  func oneWay() throws {
    let test = ViewTest(ParentView())
    try test.tap("Add Todo")
    #expect(test.exists("New Todo"))
    #expect(test.stateGraph["ParentView.todos"]?.owner == "ParentView")
    let circle = try test.find(.role(.button).at(0))
    try circle.tap()
    #expect(test.lastUpdate.changes.map(\.source) == ["ParentView.todos[0].isCompleted"])
    #expect(circle.label == "checkmark circle fill")
  }
}
