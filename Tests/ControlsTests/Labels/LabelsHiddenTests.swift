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

  @Test("Labels go and come back as the environment says, and still name their controls")
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

  private struct Card: View {
    let title: String
    var body: some View { Text(title) }
  }

  private struct Cards: View {
    @State private var count = 0
    @State private var note = ""

    var body: some View {
      let _ = count
      VStack {
        Button("Count") { count += 1 }
        Card(title: "fixed").padding().background(.red).opacity(0.5)
        Text(note)
      }
    }
  }

  @Test("S6.3 An equal view inside of equal modifiers is not entered")
  func equalModifiers() throws {
    let app = ViewTest(Cards())
    try app.tap("Count")
    #expect(app.bodiesRun == ["Cards"])
  }
}
