import Testing
import ViewTesting

@testable import Borrowing

@MainActor
struct BorrowingTests {
  @Test("A row changes what the bag owns")
  func borrow() throws {
    let app = ViewTest(BagView())
    try app.toggle("Toothbrush").tap()
    #expect(app.exists("2 to go"))
    #expect(app.bodiesRun == ["BagView", "ItemRow(Toothbrush)"])
  }
}
