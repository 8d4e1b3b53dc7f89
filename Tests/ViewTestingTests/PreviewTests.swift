import SwiftUI
import Testing
import ViewTesting

private struct Switch: View {
  @Binding var isOn: Bool

  var body: some View { Toggle("Notifications", isOn: $isOn) }
}

#Preview("Constant") { Switch(isOn: .constant(true)) }

#Preview("Interactive") {
  struct Wrapper: View {
    @State private var isOn = false

    var body: some View {
      VStack {
        Switch(isOn: $isOn)
        Text("Current state: \(isOn ? "ON" : "OFF")")
      }
    }
  }

  return Wrapper()
}

#Preview("Previewable") {
  @Previewable @State var isOn = false
  Switch(isOn: $isOn)
  Text(isOn ? "on" : "off")
}

@MainActor @Suite struct PreviewTests {
  @Test("A preview is mounted by its name and can be used")
  func interactive() throws {
    let test = try ViewTest(preview: "Interactive")
    try test.tap("Notifications")
    #expect(test.exists("Current state: ON"))
  }

  @Test("S3.4 A constant binding keeps its value")
  func constant() throws {
    let test = try ViewTest(preview: "Constant")
    try test.tap("Notifications")
    #expect(test.bodiesRun.isEmpty)
  }

  @Test("A @Previewable state lives as long as the preview is shown")
  func previewable() throws {
    let test = try ViewTest(preview: "Previewable")
    try test.tap("Notifications")
    #expect(test.exists("on"))
  }

  @Test("An unknown preview name is reported with the known ones")
  func unknown() {
    #expect(throws: ViewTestError.self) { try ViewTest(preview: "Interactiv") }
    #expect(ViewTest.previewNames.contains("Interactive"))
  }
}
