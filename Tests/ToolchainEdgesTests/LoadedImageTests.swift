import Testing
import ToolchainEdges

private protocol Marked { static var mark: Int { get } }
private struct First: Marked { static let mark = 1 }
private enum Second: Marked { case only; static let mark = 2 }
private final class Third: Marked { static let mark = 3 }
private struct Generic<Value>: Marked { static var mark: Int { 4 } }

@Suite("What the runtime knows about loaded programs")
struct LoadedImageTests {
  @Test("The program itself has conformances and tests")
  func sections() {
    let images = LoadedImage.all
    #expect(images.contains { $0.conformances.count >= 4 })
    #expect(images.contains { !$0.testContent.isEmpty })
  }

  @Test("Their number matches the list")
  func count() {
    #expect(LoadedImage.count == LoadedImage.all.count)
    #expect(LoadedImage.count > 1)
  }

  @Test("Every type that conforms to a protocol is found, except generic ones")
  func conformances() {
    let marks = ConformingTypes.of((any Marked).self).compactMap { ($0 as? any Marked.Type)?.mark }
    #expect(marks.sorted() == [1, 2, 3])
  }
}
