/// Where a card stands.
enum BoardColumn: String, CaseIterable, Identifiable {
  case toDo = "To do"
  case doing = "Doing"
  case done = "Done"

  var id: Self { self }
}
