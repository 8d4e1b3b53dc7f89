import SwiftUI

/// A text editor: each document has a window, and the menus open and save.
struct WriterApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: TextFile()) { file in
      WriterView(document: file.$document)
    }
  }
}
