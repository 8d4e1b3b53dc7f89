import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ToggleControlTests {
  @Test("000 Three children change three states of their parent")
  func bindings() throws {
    let test = ViewTest(ParentView(), size: CGSize(width: 640, height: 800))
    try test.tap("Power")
    #expect(test.exists("Switch: ON"))
    try test.find(.slider()).drag(to: 0.8)
    #expect(test.exists("Volume: 80%"))
    try test.textField("Enter username").type("花子")
    #expect(test.exists("Username: 花子"))
    #expect(test.stateGraph["ParentView.volume"]?.borrowers == ["VolumeControl.volume"])
  }
}
