import Foundation
import SwiftUI

/// `gallery todo tasks.json` works on a file; without one, on a few examples that are not kept.
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

/// Owns the store: it is made, and the file read, once.
struct TodoRoot: View {
  @StateObject private var store: TodoStore

  init(file: URL?) {
    _store = StateObject(wrappedValue: TodoStore(file: file))
  }

  var body: some View { TodoListView(store: store) }
}
