import SourceModel
import Testing

/// Types that span several files.
struct ProjectTests {
  private func project(_ files: [(String, String)]) -> Project {
    Project(files: files.map { SourceFile(path: $0.0, text: $0.1) })
  }

  @Test("Conformances are found in extensions, protocols and base classes of other files")
  func conformances() throws {
    let project = project([
      (
        "A.swift",
        "class A {}\nclass B: A {}\nprotocol P: ObservableObject {}\nclass C {}\nclass D: Other {}"
      ),
      ("B.swift", "extension A: ObservableObject {}\nextension C: P {}"),
    ])
    func isObservableObject(_ name: String) throws -> Knowledge {
      project.isObservableObject(try #require(project.type(named: name)))
    }
    #expect(try isObservableObject("A") == .yes)
    #expect(try isObservableObject("B") == .yes)
    #expect(try isObservableObject("C") == .yes)
    #expect(try isObservableObject("D") == .unknown)
  }

  @Test("Of two types with one name the nearer is used, and neither if both are as near")
  func nearest() throws {
    let project = project([
      ("One/Model.swift", "class Model {}"), ("One/View.swift", "let a: Model"),
      ("Two/Model.swift", "struct Model {}"), ("Two/View.swift", "let a: Model"),
      ("Three.swift", "let a: Model"),
    ])
    func kind(_ path: String) -> SourceNodeKind? {
      let file = project.files.first { $0.path == path }
      return project.type(named: "Model", from: file?.tree.root)?.kind
    }
    #expect(kind("One/View.swift") == .classDeclaration)
    #expect(kind("Two/View.swift") == .structDeclaration)
    #expect(kind("Three.swift") == nil)
    #expect(project.type(named: "Model") == nil)
  }

  @Test("A generic parameter is not a type of the project, and an alias is the type it names")
  func hidden() throws {
    let project = project([
      ("A.swift", "class Model {}\nstruct Box<Model> { var a: Model }\ntypealias Other = Model"),
      ("B.swift", "typealias List = [Model]\nextension Box { typealias Twice = Model }"),
      ("C.swift", "typealias Twice = Other"),
    ])
    let box = try #require(project.type(named: "Box"))
    #expect(project.type(of: try #require(box.property("a"))) == nil)
    #expect(project.type(named: "Other")?.name == "Model")
    #expect(project.type(named: "List") == nil)
    #expect(project.type(named: "Twice") == nil)
  }

  @Test("An extension of an alias extends the type that it names in its file")
  func extendedByAlias() throws {
    let alias = "fileprivate typealias Example = Shop"
    let project = project([
      ("A.swift", "enum Shop {}\n\(alias).First\nextension Shop { struct First {} }"),
      (
        "B.swift",
        "\(alias).Second\nextension Shop { struct Second {} }\nextension Example: View {}"
      ),
      ("C.swift", "typealias Twice = Shop\ntypealias Other = Missing\nextension Other: View {}"),
    ])
    #expect(project.isView(try #require(project.type(named: "Shop.Second"))) == .yes)
    #expect(project.isView(try #require(project.type(named: "Shop.First"))) == .no)
    #expect(project.extensions(of: "Missing").count == 1)
    let second = project.files[1].tree.root
    #expect(project.type(named: "Example", from: second)?.name == "Second")
    #expect(project.type(named: "Example") == nil)
  }

  @Test("Project-wide facts are computed once, whichever file asks")
  func answers() {
    let project = Project(files: [SourceFile(path: "A.swift", text: "struct A {}")])
    var asked = 0
    for _ in 0..<3 {
      let answer = project.answer(to: "types") {
        asked += 1
        return project.types.count
      }
      #expect(answer == 1)
    }
    #expect(asked == 1)
    #expect(project.answer(to: "names") { project.types.map(\.name) } == ["A"])
  }

  @Test("Holders are found by the type, not by its bare name")
  func holdings() throws {
    let project = Project(files: [
      SourceFile(
        path: "A.swift",
        text: """
          enum Shop { class Model {} }
          enum Bank { class Model {} }
          struct A { let model: Shop.Model; static let other = Bank.Model() }
          struct B { var model = Bank.Model(); var title: String { "" } }
          class C { let model = Shop.Model() }
          """)
    ])
    let shop = try #require(project.type(named: "Shop.Model"))
    let bank = try #require(project.type(named: "Bank.Model"))
    #expect(
      project.holdings(of: shop).compactMap { project.enclosingType(of: $0.node)?.name } == ["A"])
    #expect(
      project.holdings(of: bank).compactMap { project.enclosingType(of: $0.node)?.name } == ["B"])
  }
}
