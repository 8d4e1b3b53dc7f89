import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct TodoListViewTests {
  @Test("000 Todos are added, and the form is empty again")
  func adding() throws {
    let test = ViewTest(TodoListView(), size: CGSize(width: 640, height: 800))
    #expect(test.exists("0/3 completed"))
    try test.textField("New todo").type("牛乳を買う")
    #expect(try test.textField("New todo").value == "牛乳を買う")
    try test.tap("plus circle fill")
    #expect(test.exists("牛乳を買う"))
    #expect(test.exists("0/4 completed"))
    #expect(try test.textField("New todo").value == "")
  }

  @Test("000 A completed todo counts, and can be hidden; a deleted one is gone")
  func doing() throws {
    let test = ViewTest(TodoListView(), size: CGSize(width: 640, height: 800))
    try test.row("Update documentation").button("circle").tap()
    #expect(test.exists("1/3 completed"))
    try test.row("Review pull requests").button("trash").tap()
    #expect(!test.exists("Review pull requests"))
    #expect(test.exists("1/2 completed"))
    try test.tap("Hide Completed")
    #expect(!test.exists("Update documentation"))
    #expect(test.exists("Complete project proposal"))
  }
}
