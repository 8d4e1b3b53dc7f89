import Foundation
import SwiftUI
import Testing
import ViewTesting

private struct File: Identifiable, Hashable {
  let name: String
  var files: [File]?
  var id: String { name }

  static let all = [
    File(
      name: "Sources",
      files: [
        File(name: "App", files: [File(name: "Main"), File(name: "View")]), File(name: "Model"),
      ]),
    File(name: "Tests", files: [File(name: "Test")]), File(name: "Readme"),
  ]
}

private struct Outline: View {
  @State private var chosen: String?

  var body: some View {
    VStack {
      List(File.all, children: \.files, selection: $chosen) { file in Text(file.name) }
      Text(verbatim: "chosen \(chosen ?? "none")")
    }
  }
}

private struct Tree: View {
  @State private var chosen: Set<String> = []

  var body: some View {
    VStack {
      Table(File.all, children: \.files, selection: $chosen) {
        TableColumn("Name") { (file: File) in Text(file.name) }
        TableColumn("Length") { (file: File) in Text(verbatim: "\(file.name.count)") }
      }
      Text(verbatim: "chosen \(chosen.sorted().joined(separator: " "))")
    }
  }
}

@MainActor
struct OutlineKeysTests {
  private func names(_ app: ViewTest) -> [String] {
    app.findAll(.row()).map { $0.label.components(separatedBy: ", ").last ?? "" }
  }

  @Test("Right expands a row and then enters it, left leaves it and then collapses it")
  func arrows() throws {
    let app = ViewTest(Outline())
    try app.press(.tab)
    try app.press(.down)
    #expect(app.exists("chosen Sources"))
    try app.press(.right)
    #expect(names(app) == ["Sources", "App", "Model", "Tests", "Readme"])
    #expect(app.exists("chosen Sources"))
    try app.press(.right)
    #expect(app.exists("chosen App"))
    try app.press(.right)
    try app.press(.right)
    #expect(app.exists("chosen Main"))
    #expect(names(app) == ["Sources", "App", "Main", "View", "Model", "Tests", "Readme"])
    try app.press(.down)
    try app.press(.left)
    #expect(app.exists("chosen App"))
    try app.press(.left)
    try app.press(.left)
    #expect(app.exists("chosen Sources"))
    try app.press(.left)
    #expect(names(app) == ["Sources", "Tests", "Readme"])
    try app.press(.end)
    #expect(app.exists("chosen Readme"))
    #expect(throws: ViewTestError.self) { try app.press(.right) }
  }

  @Test("Without a selection, the arrow keys expand and collapse the focused row")
  func withoutSelection() throws {
    let app = ViewTest(List(File.all, children: \.files) { file in Text(file.name) })
    try app.press(.tab)
    try app.press(.right)
    #expect(names(app) == ["Sources", "App", "Model", "Tests", "Readme"])
    #expect(throws: ViewTestError.self) { try app.press(.right) }
    try app.press(.left)
    #expect(names(app) == ["Sources", "Tests", "Readme"])
  }

  @Test("In a right-to-left layout the other arrow key expands", arguments: [true, false])
  func rightToLeft(selects: Bool) throws {
    let files = List(File.all, children: \.files) { file in Text(file.name) }
    let app =
      selects
      ? ViewTest(Outline(), layoutDirection: .rightToLeft)
      : ViewTest(files, layoutDirection: .rightToLeft)
    try app.press(.tab)
    if selects { try app.press(.down) }
    try app.press(.left)
    #expect(names(app) == ["Sources", "App", "Model", "Tests", "Readme"])
    try app.press(.right)
    #expect(names(app) == ["Sources", "Tests", "Readme"])
  }

  @Test("In a right-to-left layout the other arrow key expands a table's row")
  func rightToLeftTable() throws {
    let app = ViewTest(Tree(), layoutDirection: .rightToLeft)
    try app.find(.row().at(0)).focus()
    try app.press(.down)
    try app.press(.left)
    #expect(app.findAll(.row()).count == 5)
    try app.press(.right)
    #expect(app.findAll(.row()).count == 3)
  }

  @Test("A table's rows are selected, expanded and collapsed by the same keys")
  func table() throws {
    let app = ViewTest(Tree())
    try app.find(.row().at(0)).focus()
    try app.press(.down)
    #expect(app.exists("chosen Sources"))
    try app.press(.right)
    #expect(app.findAll(.row()).count == 5)
    try app.press(.down, holding: .shift)
    try app.press(.down, holding: .shift)
    #expect(app.exists("chosen App Model Sources"))
    try app.press(.up)
    try app.press(.left)
    try app.press(.left)
    #expect(app.exists("chosen Sources"))
    #expect(app.findAll(.row()).count == 3)
  }
}
