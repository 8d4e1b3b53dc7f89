import SwiftUI
import Testing
import ViewTesting

@MainActor
struct ScrumsTests {
  @Test("A copy is edited in a sheet, and kept or not")
  func scrums() async throws {
    let app = ViewTest(Scrums())
    try app.tap("Design")
    try await app.advance(by: .seconds(1))
    #expect(app.title == "Design")
    try app.tap("Edit")
    try await app.settle()
    let field = try app.textField("Title")
    try field.clear()
    try field.type("Product")
    try app.textField("New").type("Bob")
    try app.tap("Add")
    try await app.settle()
    try app.tap("Cancel")
    try await app.advance(by: .seconds(1))
    #expect(app.title == "Design")
    #expect(!app.exists("Bob"))
    try app.tap("Edit")
    try await app.settle()
    #expect(try app.textField("Title").text == "Design")
    try app.textField("New").type("Bob")
    try app.tap("Add")
    try app.tap("Done")
    try await app.advance(by: .seconds(1))
    #expect(app.exists("Bob"))
    try app.goBack()
    try await app.advance(by: .seconds(1))
    #expect(app.title == "Daily")
  }
}

private struct Scrums: View {
  struct Scrum: Identifiable {
    let id: Int
    var title: String
    var minutes: Double = 5
    var people: [String] = ["Ann"]
  }
  @State private var scrums = [Scrum(id: 1, title: "Design"), Scrum(id: 2, title: "App")]
  var body: some View {
    NavigationStack {
      List($scrums) { $scrum in
        NavigationLink(destination: Detail(scrum: $scrum)) { Text(scrum.title) }
          .listRowBackground(Color.yellow)
      }.navigationTitle("Daily")
    }
  }
  struct Detail: View {
    @Binding var scrum: Scrum
    @State private var copy = Scrum(id: 0, title: "")
    @State private var editing = false
    var body: some View {
      List {
        Section(header: Text("Info")) {
          Label("Length \(Int(scrum.minutes))", systemImage: "clock")
        }
        Section("People") { ForEach(scrum.people, id: \.self) { Label($0, systemImage: "person") } }
      }
      .navigationTitle(scrum.title)
      .toolbar {
        Button("Edit") {
          editing = true
          copy = scrum
        }
      }
      .sheet(isPresented: $editing) {
        NavigationStack {
          Edit(scrum: $copy).navigationTitle(copy.title)
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") { editing = false } }
              ToolbarItem(placement: .confirmationAction) {
                Button("Done") {
                  editing = false
                  scrum = copy
                }
              }
            }
        }
      }
    }
  }
  struct Edit: View {
    @Binding var scrum: Scrum
    @State private var name = ""
    var body: some View {
      Form {
        TextField("Title", text: $scrum.title)
        Slider(value: $scrum.minutes, in: 5...30, step: 1) { Text("Length") }
        ForEach(scrum.people, id: \.self) { Text($0) }.onDelete {
          scrum.people.remove(atOffsets: $0)
        }
        HStack {
          TextField("New", text: $name)
          Button {
            withAnimation {
              scrum.people.append(name)
              name = ""
            }
          } label: {
            Image(systemName: "plus.circle.fill").accessibilityLabel("Add")
          }
          .disabled(name.isEmpty)
        }
      }
    }
  }
}
