import SwiftUI
import Testing
import ViewTesting

private struct Person: Identifiable {
  let id: Int
  var name: String
  var age = 30
  var email = "somebody@example.com"
}

private struct Customized: View {
  @State var columns = TableColumnCustomization<Person>()

  var body: some View {
    Table([Person(id: 1, name: "田中")], columnCustomization: $columns) {
      TableColumn("Number") { Text("\($0.id)") }
      TableColumn("Name", value: \.name).customizationID("name")
        .disabledCustomizationBehavior(.visibility)
      TableColumn("Age", value: \.age) { Text("\($0.age)") }.customizationID("age")
      TableColumn("Email", value: \.email).customizationID("email").defaultVisibility(.hidden)
    }
    Button("With email") { columns[visibility: "email"] = .visible }
    Button("Without age") { columns[visibility: "age"] = .hidden }
    Button("In order") { columns.resetOrder() }
    Text(verbatim: "age \(columns[visibility: "age"])")
  }
}

@MainActor
struct TableCustomizationTests {
  private func heads(_ app: ViewTest) throws -> [String] {
    var places: [(name: String, x: CGFloat)] = []
    for name in ["Number", "Name", "Age", "Email"] where app.exists(.named(name)) {
      places.append((name, try app.find(.named(name)).frame.minX))
    }
    return places.sorted { $0.x < $1.x }.map(\.name)
  }

  @Test("A program hides and shows columns by their customization IDs")
  func program() throws {
    let app = ViewTest(Customized())
    #expect(try heads(app) == ["Number", "Name", "Age"])
    try app.tap("With email")
    #expect(try heads(app) == ["Number", "Name", "Age", "Email"])
    #expect(app.exists("somebody@example.com"))
    try app.tap("Without age")
    #expect(try heads(app) == ["Number", "Name", "Email"] && !app.exists("30"))
  }

  @Test("The user hides, shows and moves columns in a header's menu")
  func byTheUser() throws {
    let app = ViewTest(Customized())
    try app.find("Age").openMenu()
    #expect(!app.exists("Move Right"))
    try app.tap("Move Left")
    #expect(try heads(app) == ["Number", "Age", "Name"])
    try app.tap("In order")
    #expect(try heads(app) == ["Number", "Name", "Age"])
    try app.find("Name").openMenu()
    try app.toggle("Age").tap()
    #expect(try heads(app) == ["Number", "Name"] && app.exists("age hidden"))
  }

  @Test("The user's customization is stored as data")
  func coding() throws {
    var columns = TableColumnCustomization<Person>()
    columns[visibility: "age"] = .hidden
    let data = try JSONEncoder().encode(columns)
    let again = try JSONDecoder().decode(TableColumnCustomization<Person>.self, from: data)
    #expect(again == columns && again[visibility: "age"] == .hidden)
    #expect(again[visibility: "name"] == .automatic)
    columns[visibility: "age"] = .automatic
    #expect(columns == TableColumnCustomization())
  }
}
