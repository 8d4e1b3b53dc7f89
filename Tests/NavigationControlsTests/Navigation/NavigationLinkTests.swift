import SwiftUI
import Testing
import ViewTesting

private struct Detail: View {
  let text: String
  @Environment(\.presentationMode) private var presentationMode
  var body: some View {
    Text("Detail \(text)")
    Button("Close") { presentationMode.wrappedValue.dismiss() }
  }
}

private struct Former: View {
  @State private var isActive = false
  @State private var selection: Int?
  @State private var count = 0

  var body: some View {
    VStack {
      Text("active \(isActive ? "yes" : "no") selection \(selection.map { "\($0)" } ?? "none")")
      HStack {
        Button("Activate") { isActive = true }
        Button("Choose 2") { selection = 2 }
        Button("Clear") { selection = nil }
        Button("Count") { count += 1 }
      }
      NavigationView {
        VStack {
          NavigationLink("Plain", destination: Detail(text: "plain \(count)"))
          NavigationLink(destination: Detail(text: "active"), isActive: $isActive) { Text("Flag") }
          NavigationLink("Tag 1", destination: Detail(text: "tag 1"), tag: 1, selection: $selection)
          NavigationLink("Tag 2", destination: Detail(text: "tag 2"), tag: 2, selection: $selection)
          NavigationLink {
            Detail(text: "closure")
          } label: {
            Label("Closure", systemImage: "star")
          }
        }
        .navigationBarTitle("Former", displayMode: .inline)
      }
      .navigationViewStyle(.stack)
    }
  }
}

private struct Rows: View {
  var body: some View {
    NavigationStack {
      List(1...3, id: \.self) { number in
        NavigationLink("Row \(number)", value: number)
      }
      .navigationDestination(for: Int.self) { Text("Number \($0)") }
    }
  }
}

@MainActor
struct NavigationLinkTests {
  @Test("A link with a destination pushes it; presentationMode pops it")
  func plain() throws {
    let app = ViewTest(Former())
    #expect(app.title == "Former")
    try app.tap("Plain")
    #expect(app.exists("Detail plain 0"))
    try app.tap("Count")
    #expect(app.exists("Detail plain 1"))
    try app.tap("Close")
    #expect(app.title == "Former")
    try app.tap("Closure")
    #expect(app.exists("Detail closure"))
    try app.goBack()
    try app.tap("Plain")
    #expect(app.exists("Detail plain 1"))
  }

  @Test("isActive pushes and pops, and follows the user")
  func isActive() throws {
    let app = ViewTest(Former())
    try app.tap("Activate")
    #expect(app.exists("Detail active"))
    try app.goBack()
    #expect(app.exists("active no selection none"))
    try app.tap("Flag")
    #expect(app.exists("active yes selection none"))
  }

  @Test("A selection's tag decides which link is active")
  func selection() throws {
    let app = ViewTest(Former())
    try app.tap("Tag 1")
    #expect(app.exists("Detail tag 1"))
    #expect(app.exists("active no selection 1"))
    try app.tap("Choose 2")
    #expect(app.exists("Detail tag 2"))
    try app.tap("Clear")
    #expect(app.title == "Former")
    try app.tap("Tag 2")
    try app.tap("Close")
    #expect(app.exists("active no selection none"))
  }

  @Test("In a list the whole row is the link")
  func rows() throws {
    let app = ViewTest(Rows())
    try app.tap(.row("Row 2"))
    #expect(app.exists("Number 2"))
    try app.goBack()
    try app.tap("Row 3")
    #expect(app.exists("Number 3"))
  }
}
