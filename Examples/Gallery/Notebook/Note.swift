import Foundation

struct Note: Identifiable, Equatable {
  let id: Int
  var title: String
  var text = ""
  var isPinned = false

  /// The accessibility label.
  var spokenTitle: String {
    let name = title.isEmpty ? "Untitled" : title
    return isPinned ? "\(name), pinned" : name
  }

  static let samples = [
    Note(id: 1, title: "Shopping", text: "Milk, rice, miso"),
    Note(id: 2, title: "買い物", text: "牛乳、米、味噌"),
    Note(id: 3, title: "Ideas 💡", text: "A notebook in a terminal"),
  ]
}
