import Foundation

/// A task.
struct TodoItem: Identifiable, Hashable, Codable {
  enum Priority: String, CaseIterable, Codable {
    case low, medium, high
  }

  var id = UUID()
  var title: String
  var isDone = false
  var priority = Priority.medium

  init(_ title: String, priority: Priority = .medium, isDone: Bool = false) {
    self.title = title
    self.priority = priority
    self.isDone = isDone
  }
}
