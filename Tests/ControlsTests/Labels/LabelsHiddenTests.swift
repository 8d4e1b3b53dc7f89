import SwiftUI
import Testing
import ViewTesting

@MainActor
struct LabelsHiddenTests {
  private struct Settings: View {
    @State private var areHidden = false
    @State private var isOn = false

    var body: some View {
      VStack {
        Button("Switch") { areHidden.toggle() }
        Toggle("Sound", isOn: $isOn).labelsVisibility(areHidden ? .hidden : .visible)
      }
    }
  }

  @Test("Labels are hidden and shown as the environment says, and still name their controls")
  func visibility() throws {
    let app = ViewTest(Settings())
    for _ in 0..<3 {
      #expect(app.exists(.text("Sound")))
      try app.tap("Switch")
      #expect(!app.exists(.text("Sound")))
      try app.tap(.toggle("Sound"))
      try app.tap("Switch")
    }
    #expect(try app.find(.toggle("Sound")).isOn == true)
  }
}
