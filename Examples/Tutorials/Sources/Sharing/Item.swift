struct Item: Identifiable {
  let name: String
  var isPacked = false

  var id: String { name }
}
