struct Item: Identifiable, Equatable {
  let name: String
  var isPacked = false

  var id: String { name }
}
