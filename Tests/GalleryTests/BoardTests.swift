import SwiftUI
import Testing
import ViewTesting

@testable import gallery

@MainActor
struct BoardTests {
  private func counts(_ app: ViewTest) throws -> [Int] {
    try BoardColumn.allCases.map { column in
      try app.find(.identifier(column.rawValue)).findAll(.role(.text)).count - 2
    }
  }

  @Test("A card is dragged to another column")
  func drag() async throws {
    let app = ViewTest(BoardView())
    #expect(try counts(app) == [2, 1, 0])
    try app.drag(from: "積み木を片付ける", to: .identifier("Done"))
    try await app.settle()
    #expect(try counts(app) == [1, 1, 1])
    #expect(try app.find(.identifier("Done")).exists("積み木を片付ける"))
  }

  @Test("A card's menu moves and deletes it")
  func menu() throws {
    let app = ViewTest(BoardView())
    try app.find("Write a letter").choose("Move to Done")
    #expect(try counts(app) == [2, 0, 1])
    try app.find("Write a letter").choose("Delete")
    #expect(try counts(app) == [2, 0, 0])
  }

  @Test("In a narrow window each word of a card still has a line")
  func narrow() throws {
    let app = ViewTest(BoardView(), size: CGSize(width: 320, height: 160))
    // Two lines of 16 points: "Write a" and "letter".
    #expect(try app.find("Write a letter").frame.height <= 32)
    // The columns begin in the window, and the user scrolls to the last one.
    #expect(try app.find(.identifier("To do")).frame.minX >= 0)
  }

  @Test("Hovering over a card shows what can be done with it")
  func hover() throws {
    let app = ViewTest(BoardView())
    let card = try app.find("Write a letter")
    #expect(card.tooltip == "Drag this card to another column")
    try card.hover()
    app.movePointerAway()
  }
}
