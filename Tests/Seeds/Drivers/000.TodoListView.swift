import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct TodoListViewTests {
  @Test("000 Todos are added in front, and hidden when done")
  func adding() throws {
    let test = ViewTest(TodoListView(), size: CGSize(width: 640, height: 800))
    #expect(test.exists("0/3 completed"))
    try test.textField("New todo").type("牛乳を買う")
    #expect(try test.textField("New todo").value == "牛乳を買う")
    try test.tap("plus circle fill")
    #expect(test.exists("牛乳を買う"))
    #expect(test.exists("0/4 completed"))
    #expect(try test.textField("New todo").value == "")
    try test.tap("Hide Completed")
    #expect(test.exists("Review pull requests"))
  }
}
