import HostInterface
import SwiftUI
import TestSupport
import Testing

@MainActor
@Observable
private final class Mark {
  var isSet = false
}

private struct Marked: View {
  let mark: Mark

  var body: some View {
    List {
      Text("Tea").listRowBackground(mark.isSet ? Color.yellow : nil)
      Text("Milk")
    }
  }
}

@MainActor
@Suite("listRowBackground")
struct RowBackgroundTests {
  @Test("A row has the list's background as long as its own is nil")
  func noBackground() {
    let mark = Mark()
    let screen = Screen { Marked(mark: mark) }
    func ownBackgrounds() -> [Bool] {
      var found: [Bool] = []
      screen.host.tree.root.forEachNode { node in
        if node.content.role == .row {
          found.append(node.content.traits.contains(.hasOwnBackground))
        }
      }
      return found
    }
    #expect(ownBackgrounds() == [false, false])
    mark.isSet = true
    screen.host.runFrames()
    #expect(ownBackgrounds() == [true, false])
    mark.isSet = false
    screen.host.runFrames()
    #expect(ownBackgrounds() == [false, false])
  }
}
