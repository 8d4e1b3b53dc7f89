import Testing

@testable import SourceModel

/// Trees in the cache.
struct TreeCodingTests {
  private let source = "struct A: View {\n  @State private var b = [1: \"\\(c)\"]\n}\n"

  @Test("A decoded tree equals the encoded one")
  func roundTrip() throws {
    let file = SourceFile(path: "A.swift", text: source)
    let bytes = TreeCoding.encode(file.tree)
    let read = bytes.withUnsafeBytes {
      TreeCoding.decode($0, text: file.text, path: "A.swift")
    }
    #expect(try #require(read).root.outline == file.tree.root.outline)
    #expect(try #require(read).records == file.tree.records)
  }

  @Test("Truncated bytes and those of another text are refused")
  func refuses() {
    let file = SourceFile(path: "A.swift", text: source)
    let bytes = TreeCoding.encode(file.tree)
    for length in stride(from: 0, to: bytes.count, by: 7) {
      let read = Array(bytes[..<length]).withUnsafeBytes {
        TreeCoding.decode($0, text: file.text, path: "A.swift")
      }
      #expect(read == nil)
    }
    let other = bytes.withUnsafeBytes {
      TreeCoding.decode($0, text: SourceText("let a = 1"), path: "A.swift")
    }
    #expect(other == nil)
  }
}
