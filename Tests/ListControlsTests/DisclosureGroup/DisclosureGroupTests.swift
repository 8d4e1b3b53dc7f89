import SwiftUI
import Testing
import ViewTesting

@MainActor
struct DisclosureGroupTests {
  @Test("A disclosure group shows its content after a tap, and stores this itself")
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

  @Test("S14.7 A disclosure group outside a list is one view that fills the width")
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

  @Test("A custom style determines the width of its disclosure group")
  func ownStyle() throws {
    struct Bracketed: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isExpanded.toggle()
        } label: {
          configuration.label
        }
        .buttonStyle(.plain)
        if configuration.isExpanded { configuration.content }
      }
    }
    let app = ViewTest(
      HStack(spacing: 0) {
        DisclosureGroup("More", isExpanded: .constant(true)) { Text("inside") }
          .disclosureGroupStyle(Bracketed())
        Text("beside")
      }
      .frame(maxWidth: .infinity, alignment: .leading))
    let (label, inside) = try (app.find("More").frame, app.find("inside").frame)
    #expect(label.minX == 0 && inside.minX == 0 && inside.minY > label.minY)
    #expect(try app.find("beside").frame.minX == inside.maxX)
  }
}
