import SwiftUI
import Testing

struct IndexPathTests {
  @Test("An index path is a row or an item of a section")
  func parts() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path == IndexPath(item: 3, section: 1) && path == [1, 3])
    path.row += 1
    path.section = 0
    #expect(path.item == 4 && path == [0, 4])
  }
}
