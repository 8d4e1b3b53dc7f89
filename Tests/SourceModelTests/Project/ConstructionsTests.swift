import Testing

@testable import SourceModel

struct ConstructionsTests {
  private func file(_ path: String, _ text: String) -> SourceFile {
    SourceFile(path: path, text: text)
  }

  @Test("Programs side by side create their own types of the same name")
  func sideBySide() throws {
    let project = Project(files: [
      file("One/View.swift", "struct Screen {}"), file("One/App.swift", "let a = Screen()"),
      file("Two/View.swift", "struct Screen {}"), file("Two/App.swift", "let b = Screen()"),
      // Neither is closer.
      file("App.swift", "let c = Screen()"),
    ])
    func makers(_ path: String) throws -> [String] {
      let type = try #require(project.types.first { $0.declaration.path == path })
      return project.constructions(of: type).map(\.tree.path)
    }
    #expect(try makers("One/View.swift") == ["One/App.swift", "App.swift"])
    #expect(try makers("Two/View.swift") == ["Two/App.swift", "App.swift"])
  }

  @Test(
    "Common folders are counted by whole names",
    arguments: [
      ("a/b/c.swift", "a/b/d.swift", 2), ("a/bc/d", "a/b/d", 1), ("a//b/c", "a/b/c", 3),
      ("/a/b", "a/b", 2), ("", "a", 0), ("a", "a", 1), ("日本/語", "日本/話", 1),
    ])
  func commonParts(_ a: String, _ b: String, _ count: Int) {
    #expect(Paths.commonParts(a, b) == count)
    #expect(Paths.commonParts(b, a) == count)
  }
}
