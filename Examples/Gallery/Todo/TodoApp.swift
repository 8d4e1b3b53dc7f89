import Foundation
import SwiftUI

/// `gallery todo tasks.json` edits a file; without one, it shows a few examples that are not saved.
struct TodoApp: App {
  var body: some Scene {
    WindowGroup("Todo list") {
      TodoRoot(file: TodoApp.file)
    }
  }

  private static var file: URL? {
    CommandLineChoice.argument.map { URL(fileURLWithPath: $0) }
  }
}

/// Owns the store, which is made, and its file read, once.
struct TodoRoot: View {
  @StateObject private var store: TodoStore

  init(file: URL?) {
    _store = StateObject(wrappedValue: TodoStore(file: file))
  }

  var body: some View { TodoListView(store: store) }
}
