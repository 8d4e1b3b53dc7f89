/// The columns of the board.
enum BoardColumn: String, CaseIterable, Identifiable {
  case toDo = "To do"
  case doing = "Doing"
  case done = "Done"

  var id: Self { self }
}
