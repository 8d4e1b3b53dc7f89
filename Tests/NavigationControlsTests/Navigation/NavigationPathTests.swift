import Foundation
import SwiftUI
import Testing
import ViewTesting

struct Author: Hashable, Codable { let name: String }
private struct Book: Hashable { let title: String }

private struct Library: View {
  @State private var path = NavigationPath()

  var body: some View {
    VStack {
      Text("Count \(path.count)")
      Button("Jump") {
        path.append(Author(name: "紫式部"))
        path.append(Book(title: "源氏物語"))
      }
      Button("Store") { path = path.codable.map { NavigationPath($0) } ?? NavigationPath() }
      NavigationStack(path: $path) {
        NavigationLink("Author", value: Author(name: "清少納言"))
          .navigationDestination(for: Author.self) { author in
            VStack {
              Text("Author \(author.name)")
              NavigationLink("Book", value: Book(title: "枕草子"))
            }
          }
          .navigationDestination(for: Book.self) { Text("Book \($0.title)") }
      }
    }
  }
}

@MainActor
struct NavigationPathTests {
  @Test("S12.8 Values of several types share a path")
  func types() throws {
    let app = ViewTest(Library())
    try app.tap("Author")
    try app.tap("Book")
    #expect(app.exists("Book 枕草子"))
    #expect(app.exists("Count 2"))
    try app.goBack()
    #expect(app.exists("Author 清少納言"))
    try app.tap("Jump")
    #expect(app.exists("Book 源氏物語"))
    #expect(app.exists("Count 3"))
  }

  @Test("S12.8 Paths are equal if their values are")
  func equality() {
    var a = NavigationPath()
    a.append(1)
    a.append("two")
    var b = NavigationPath([1])
    #expect(a != b)
    b.append("two")
    #expect(a == b)
    b.removeLast()
    #expect(b.count == 1 && !b.isEmpty)
    b.removeLast(1)
    #expect(b.isEmpty)
  }

  @Test("S12.8 A path is encoded as JSON and decoded, unless a value is not Codable")
  func json() throws {
    var path = NavigationPath()
    path.append(Author(name: "紫式部"))
    path.append(3)
    path.append("🌸")
    path.append([1.5, 2])
    let codable = try #require(path.codable)
    let data = try JSONEncoder().encode(codable)
    let decoded = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(decoded == codable)
    #expect(NavigationPath(decoded) == path)
    path.append(Book(title: "枕草子"))
    #expect(path.codable == nil)
  }

  @Test("Types are stored under their plain names")
  func names() throws {
    var path = NavigationPath([1])
    path.append("🌸")
    let data = try JSONEncoder().encode(try #require(path.codable))
    #expect(
      String(decoding: data, as: UTF8.self) == #"["Swift.String","\"🌸\"","Swift.Int","1"]"#)
    let older = Data(#"["SS","\"🌸\"","Si","1"]"#.utf8)
    #expect(
      NavigationPath(
        try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: older)) == path)
  }

  @Test("A type that could not be found again is an error when the path is encoded")
  func privateType() throws {
    struct Local: Hashable, Codable {}
    var path = NavigationPath()
    path.append(Local())
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(path.codable) }
  }

  @Test("An unknown type name is an error that says so")
  func unknownType() {
    let data = Data(#"["nonsense","1"]"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    }
  }
}
