import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("AppKit's clipboard", .serialized)
struct NSPasteboardTests {
  private func inApp(_ steps: @escaping @MainActor (NSPasteboard) -> Void) {
    _ = ViewTest(Text("a").onAppear { steps(.general) })
  }

  @Test("Objects are added until the clipboard is cleared")
  func adding() {
    inApp { board in
      board.clearContents()
      #expect(board.writeObjects(["tea" as NSString]))
      #expect(board.writeObjects(["milk" as NSString]))
      #expect(board.readObjects(forClasses: [NSString.self]) as? [String] == ["tea", "milk"])
      board.clearContents()
      #expect(board.readObjects(forClasses: [NSString.self])?.isEmpty == true)
    }
  }

  @Test("The count changes with the ownership, not with what is written")
  func count() {
    inApp { board in
      let count = board.clearContents()
      board.setString("tea", forType: .string)
      board.writeObjects(["milk" as NSString])
      #expect(board.changeCount == count)
      #expect(board.declareTypes([.string], owner: nil) == count + 1)
    }
  }

  @Test("All URLs are read, only those of files if asked for, each object by the first class")
  func urls() {
    inApp { board in
      board.clearContents()
      let file = URL(fileURLWithPath: "/tea")
      let page = URL(string: "https://example.com/a")!
      board.writeObjects([page as NSURL, "milk" as NSString, file as NSURL])
      #expect(board.readObjects(forClasses: [NSURL.self]) as? [URL] == [page, file])
      let options: [NSPasteboard.ReadingOptionKey: Any] = [.urlReadingFileURLsOnly: true]
      let files = board.readObjects(forClasses: [NSURL.self], options: options)
      #expect(files as? [URL] == [file])
      let all = board.readObjects(forClasses: [NSURL.self, NSString.self]) ?? []
      #expect(all.map { "\($0)" } == ["https://example.com/a", "milk", "file:///tea"])
    }
  }
}
