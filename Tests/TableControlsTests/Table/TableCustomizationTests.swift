import SwiftUI
import Testing

@testable import ViewTesting

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

private struct StoredColumns: View {
  @SceneStorage("columns") private var columns: TableColumnCustomization<Person>

  var body: some View {
    Table([Person(id: 1, name: "Tanaka")], columnCustomization: $columns) {
      TableColumn("Name", value: \.name).customizationID("name")
      TableColumn("Age", value: \.age) { Text("\($0.age)") }.customizationID("age")
      TableColumn("Email", value: \.email).customizationID("email")
    }
    Button("As at first") { columns = TableColumnCustomization() }
  }
}

private struct SharedColumns: View {
  @AppStorage private var columns: TableColumnCustomization<Person>

  init(defaults: UserDefaults) { _columns = AppStorage("columns", store: defaults) }

  var body: some View {
    Table([Person(id: 1, name: "Tanaka")], columnCustomization: $columns) {
      TableColumn("Name", value: \.name).customizationID("name")
      TableColumn("Age", value: \.age) { Text("\($0.age)") }.customizationID("age")
      TableColumn("Email", value: \.email).customizationID("email")
    }
  }
}

private final class Written {
  var count = 0
}

private struct WrittenColumns: View {
  let written: Written
  @State private var columns = TableColumnCustomization<Person>()

  init(written: Written) { self.written = written }

  var body: some View {
    let counting = Binding {
      columns
    } set: {
      columns = $0
      written.count += 1
    }
    Table([Person(id: 1, name: "Tanaka")], columnCustomization: counting) {
      TableColumn("Name", value: \.name).customizationID("name")
      TableColumn("Age", value: \.age) { Text("\($0.age)") }.customizationID("age")
    }
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

  @Test("S9.2 A window's columns are restored: which are hidden, their order, and their widths")
  func restored() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let changed: CGFloat
    do {
      let app = ViewTest(StoredColumns(), sceneFile: file)
      let start = try app.find(.named("Age")).frame.minX
      try #require(app.findAll(.role(.divider)).first).drag(by: CGSize(width: -40, height: 0))
      changed = try app.find(.named("Age")).frame.minX
      #expect(changed == start - 40)
      try app.find("Age").openMenu()
      try app.toggle("Email").tap()
    }
    let again = ViewTest(StoredColumns(), sceneFile: file)
    #expect(try heads(again) == ["Name", "Age"])
    #expect(try again.find(.named("Age")).frame.minX == changed)
    // The app can take the widths back with the rest.
    try again.tap("As at first")
    #expect(try heads(again) == ["Name", "Age", "Email"])
    #expect(try again.find(.named("Age")).frame.minX == changed + 40)
  }

  @Test("S9.1 The app's defaults store the columns of all windows")
  func inDefaults() throws {
    let name = UUID().uuidString
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    let app = ViewTest(SharedColumns(defaults: defaults))
    try app.find("Age").openMenu()
    try app.toggle("Email").tap()
    #expect(try heads(app) == ["Name", "Age"])
    #expect(try heads(ViewTest(SharedColumns(defaults: defaults))) == ["Name", "Age"])
  }

  @Test("A drag writes the customization once, at its end")
  func dragging() throws {
    let written = Written()
    let app = ViewTest(WrittenColumns(written: written))
    let line = try #require(app.findAll(.role(.divider)).first)
    let start = try app.find(.named("Age")).frame.minX
    try line.drag(by: CGSize(width: -40, height: 0))
    #expect(try app.find(.named("Age")).frame.minX == start - 40)
    #expect(written.count == 1)
  }

  @Test("A drag that is cancelled leaves the columns as they were, and nothing that hides others")
  func cancelled() throws {
    let written = Written()
    let app = ViewTest(WrittenColumns(written: written))
    let line = try #require(app.findAll(.role(.divider)).first)
    let start = try app.find(.named("Age")).frame.minX
    let edge = try #require(line.node.lineage.first { $0.content.actions.contains(.pointer) })
    let (x, y) = (edge.absoluteFrame.midX, edge.absoluteFrame.midY)
    let (middle, left) = (CGPoint(x: x, y: y), CGPoint(x: x - 40, y: y))
    app.send(.pointer(edge.id, .init(phase: .began, location: middle, time: 0)))
    app.send(.pointer(edge.id, .init(phase: .moved, location: left, time: 0)))
    #expect(try app.find(.named("Age")).frame.minX == start - 40)
    app.send(.pointer(edge.id, .init(phase: .cancelled, location: left, time: 0)))
    #expect(try app.find(.named("Age")).frame.minX == start && written.count == 0)
    try line.drag(by: CGSize(width: -20, height: 0))
    #expect(try app.find(.named("Age")).frame.minX == start - 20 && written.count == 1)
  }
}
