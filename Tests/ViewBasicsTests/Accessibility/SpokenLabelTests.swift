import SwiftUI
import Testing
import ViewTesting

private struct Badge: View {
  var body: some View {
    VStack {
      Text("3").padding().background(Circle().fill(.red)).accessibilityLabel("3 unread")
        .accessibilityIdentifier("badge")
      Circle().overlay(Text("AL")).accessibilityLabel("Ada Lovelace")
      Circle().frame(width: 8, height: 8).accessibilityLabel("Online")
      Text("hidden").background(.red).accessibilityHidden(true)
    }
  }
}

private struct Growing: View {
  @State private var isNamed = false

  var body: some View {
    VStack {
      ZStack {
        Circle()
        if isNamed { Text("A") }
      }
      Group {
        Circle().overlay { if isNamed { Text("B") } }
      }
      .accessibilityLabel("mark")
      Button("Name") { isNamed = true }
    }
  }
}

private struct Labels: View {
  var body: some View {
    VStack {
      Button("Less", systemImage: "minus") {}
      Label("Inbox", systemImage: "tray")
      Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly)
      Label("Sent", systemImage: "paperplane").labelStyle(.iconOnly)
      Label("Only words", systemImage: "tray").labelStyle(.titleOnly)
    }
  }
}

@MainActor
struct SpokenLabelTests {
  @Test("A label names the spoken element, not the shape behind it")
  func background() throws {
    let app = ViewTest(Badge())
    #expect(app.spoken == ["3 unread", "Ada Lovelace", "Online"])
    #expect(try app.find(.identifier("badge")).label == "3 unread")
  }

  @Test("A shape is named if there is nothing else to name")
  func growing() throws {
    let app = ViewTest(Growing())
    #expect(app.spoken == ["mark", "Name, button"])
    try app.tap("Name")
    #expect(app.spoken == ["A", "mark", "Name, button"])
  }

  @Test("Labels are named by their titles, even if only the icon is shown")
  func labels() throws {
    let app = ViewTest(Labels())
    #expect(app.spoken == ["Less, button", "Inbox", "Add, button", "Sent", "Only words"])
    try app.tap("Add")
  }
}
