import Books
import SwiftUI

@main
struct ShelfApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Text("heading", bundle: .module)
        ForEach(Books.titles, id: \.self) { Text(verbatim: $0) }
        Text(verbatim: note)
      }
    }
  }

  private var note: String {
    let file = Bundle.module.url(forResource: "note", withExtension: "txt")
    return (try? file.map { try String(contentsOf: $0, encoding: .utf8) }) ?? "no note"
  }
}
