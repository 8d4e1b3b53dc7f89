import Combine
import Foundation

/// The items, and the file that they are stored in.
///
/// Every change is saved immediately. A save replaces the whole file, so after a crash there is
/// either the old one or the new one. A file that cannot be read is left unchanged, and nothing is
/// saved over it.
@MainActor
final class TodoStore: ObservableObject {
  @Published private(set) var items: [TodoItem] = []
  /// The last problem with the file, as text for the user.
  @Published private(set) var problem: String?

  private let file: URL?
  private var mayOverwrite = true

  init(file: URL?) {
    self.file = file
    guard let file else {
      items = TodoStore.examples
      return
    }
    load(file)
  }

  private static let examples = [
    TodoItem("Water the plants", priority: .high),
    TodoItem("牛乳を買う"),
    TodoItem("Learn to juggle 🤹", priority: .low),
  ]

  // MARK: Changes

  func add(_ title: String, priority: TodoItem.Priority) {
    items.insert(TodoItem(title, priority: priority), at: 0)
    save()
  }

  func toggle(_ id: TodoItem.ID) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    items[index].isDone.toggle()
    save()
  }

  func delete(_ ids: Set<TodoItem.ID>) {
    items.removeAll { ids.contains($0.id) }
    save()
  }

  // MARK: The file

  private func load(_ file: URL) {
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      items = try JSONDecoder().decode([TodoItem].self, from: Data(contentsOf: file))
    } catch {
      mayOverwrite = false
      report("\(file.path) could not be read and is left as it is: \(Self.describe(error))")
    }
  }

  private func save() {
    guard let file, mayOverwrite else { return }
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(items).write(to: file, options: .atomic)
      problem = nil
    } catch {
      report("\(file.path) could not be saved: \(Self.describe(error))")
    }
  }

  /// Shown in the window, and on standard error after the app has ended.
  private func report(_ message: String) {
    problem = message
    FileHandle.standardError.write(Data("todo: \(message)\n".utf8))
  }

  private static func describe(_ error: any Error) -> String {
    guard let decoding = error as? DecodingError else { return error.localizedDescription }
    switch decoding {
    case .dataCorrupted(let context):
      return "it is not JSON as expected (\(place(context))\(context.debugDescription))"
    case .keyNotFound(let key, let context):
      return "\(place(context))the field “\(key.stringValue)” is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "\(place(context))\(context.debugDescription)"
    @unknown default:
      return error.localizedDescription
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    guard let index = context.codingPath.first?.intValue else { return "" }
    return "item \(index + 1): "
  }
}
