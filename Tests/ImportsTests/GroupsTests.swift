import SwiftUI
import Testing
import ViewTesting

@MainActor
struct GroupsTests {
  private struct Framed: View {
    let isWide: Bool

    var body: some View {
      NavigationStack {
        Text("Screen").toolbar {
          Group {
            ToolbarItem(placement: .primaryAction) { Button("Add") {} }
            if isWide { ToolbarItem(placement: .primaryAction) { Button("Sort") {} } }
          }
        }
      }
    }
  }

  @Test("A group holds the items of a toolbar")
  func toolbar() {
    #expect(ViewTest(Framed(isWide: false)).exists("Add"))
    #expect(!ViewTest(Framed(isWide: false)).exists("Sort"))
    #expect(ViewTest(Framed(isWide: true)).exists("Sort"))
  }

  private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }

  @Test("A group holds the columns of a table")
  func columns() {
    let app = ViewTest(
      Table([Person(id: 1, name: "Ada", age: 36)]) {
        Group {
          TableColumn("Name", value: \.name)
          TableColumn("Age") { Text("\($0.age) years") }
        }
      })
    #expect(app.exists("Name"))
    #expect(app.exists("36 years"))
  }

  @Test("A view made from a collection stays dynamic with a custom modifier")
  func dynamicContent() {
    struct Plain: ViewModifier {
      func body(content: Content) -> some View { content }
    }
    let rows = ForEach(0..<3) { Text("\($0)") }.modifier(Plain())
    #expect(elementCount(rows) == 3)
    #expect(rowCount(ForEach([Person(id: 1, name: "Ada", age: 36)]) { TableRow($0) }) == 1)
  }
}
