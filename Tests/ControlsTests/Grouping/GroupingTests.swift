import SwiftUI
import Testing
import ViewTesting

private struct Card: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("card")
      configuration.content
    }
  }
}

@MainActor
struct GroupingTests {
  @Test("A disclosure group shows its content after a tap, and keeps that by itself")
  func disclosure() throws {
    let app = ViewTest(VStack { DisclosureGroup("詳細") { Text("inside") } })
    #expect(!app.exists("inside"))
    try app.tap("詳細")
    #expect(app.exists("inside"))
    try app.tap("詳細")
    #expect(!app.exists("inside"))
  }

  @Test("A disclosure group with a binding follows it")
  func boundDisclosure() throws {
    struct Screen: View {
      @State private var isOpen = true
      var body: some View {
        DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
        Text(verbatim: isOpen ? "open" : "closed")
      }
    }
    let app = ViewTest(Screen())
    #expect(app.exists("inside"))
    try app.tap("More")
    #expect(app.exists("closed") && !app.exists("inside"))
  }

  @Test("S14.7 A disclosure group outside of lists is one view that fills the width")
  func oneView() throws {
    let app = ViewTest(
      HStack(spacing: 0) {
        DisclosureGroup("More", isExpanded: .constant(true)) { Text("inside") }
        Text("beside")
      })
    #expect(try app.find("beside").frame.maxX == 640)
    #expect(try app.find("inside").frame.minY > app.find("More").frame.minY)
    #expect(try app.find("inside").frame.minX < 40)
  }

  @Test("A group box's style also holds for the boxes inside")
  func groupBox() throws {
    let app = ViewTest(GroupBox("a") { GroupBox("b") { Text("inside") } }.groupBoxStyle(Card()))
    #expect(app.findAll("card").count == 2)
    let usual = ViewTest(GroupBox("a") { Text("inside") })
    #expect(usual.exists("a"))
  }

  @Test("Labelled content shows label and value")
  func labeledContent() throws {
    let app = ViewTest(
      VStack {
        LabeledContent("Version", value: "1.2")
        LabeledContent("Size", value: 1234.5, format: .number)
        LabeledContent("Icon") { Text("content") }
        LabeledContent {
          Text("only")
        } label: {
          Text("label")
        }.labelsHidden()
      })
    #expect(app.exists("Version") && app.exists("1.2") && app.exists("1,234.5"))
    #expect(app.exists("only") && !app.exists(.text("label")))
  }

  @Test("A view for nothing says why")
  func unavailable() throws {
    let app = ViewTest(
      ContentUnavailableView("No Mail", systemImage: "tray", description: Text("Later.")))
    #expect(app.exists("No Mail") && app.exists("Later."))
    let search = ViewTest(ContentUnavailableView.search(text: "猫"))
    #expect(search.exists("No Results for “猫”"))
  }

  @Test("The edit button switches the mode that is there, or the window's")
  func editButton() throws {
    struct Screen: View {
      @State private var mode = EditMode.inactive
      var body: some View {
        VStack { EditButton() }.environment(\.editMode, $mode)
        Text(verbatim: mode.isEditing ? "editing" : "reading")
      }
    }
    let app = ViewTest(Screen())
    try app.tap("Edit")
    #expect(app.exists("editing") && app.exists("Done"))
    let alone = ViewTest(EditButton())
    try alone.tap("Edit")
    #expect(alone.exists("Done"))
  }
}
