import SwiftUI
import Testing

struct CollectionOffsetsTests {
  @Test("Elements are removed by their offsets")
  func removing() {
    var letters = Array("abcde")
    letters.remove(atOffsets: [0, 3])
    #expect(String(letters) == "bce")
    letters.remove(atOffsets: [])
    #expect(String(letters) == "bce")
  }

  @Test(
    "Elements are moved to an offset that is counted before the move",
    arguments: [
      ([0], 2, "bacd"), ([0, 2], 4, "bdac"), ([3], 0, "dabc"), ([1], 1, "abcd"), ([1], 2, "abcd"),
      ([0, 1, 2, 3], 2, "abcd"),
    ])
  func moving(source: [Int], destination: Int, result: String) {
    var letters = Array("abcd")
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(String(letters) == result)
  }
}
