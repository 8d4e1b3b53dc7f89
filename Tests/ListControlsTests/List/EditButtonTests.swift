import SwiftUI
import Testing
import ViewTesting

@MainActor
struct EditButtonTests {
  @Test("The edit button switches the inherited edit mode, or the window's")
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
