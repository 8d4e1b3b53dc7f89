import SourceModel
import Testing

/// The small tree.
struct SourceTreeTests {
  private func outline(_ source: String) -> String {
    SourceFile(path: "A.swift", text: source).tree.root.outline
  }

  @Test("A string's interpolations are in the tree")
  func interpolation() {
    #expect(
      outline(#"let a = "x\(count)""#) == """
        file
          variableDeclaration 'let'
            binding 'a'
              initializer
                stringLiteral
                  interpolation
                    argument
                      identifier 'count'

        """)
  }

  @Test("An assignment has its target and its value, however long the value is")
  func assignment() {
    #expect(
      outline("a.b = c + d") == """
        file
          assignment '='
            memberAccess 'b'
              identifier 'a'
            sequence
              identifier 'c'
              binaryOperator '+'
              identifier 'd'

        """)
  }

  @Test("A call has its callee, its arguments and its trailing closures")
  func call() {
    #expect(
      outline("Button(role: .cancel) { a() } label: { b }") == """
        file
          call
            identifier 'Button'
            argument 'role'
              memberAccess 'cancel'
            argument
              closure
                call
                  identifier 'a'
            argument 'label'
              closure
                identifier 'b'

        """)
  }

  @Test("A property has its attributes, modifiers, type, default and accessors")
  func property() {
    #expect(
      outline("@State private(set) var a: [Int]? = nil { didSet { b() } }") == """
        file
          variableDeclaration 'var'
            attribute 'State'
            modifier 'private' 'set'
            binding 'a'
              optionalType
                arrayType
                  namedType 'Int'
              initializer
                nilLiteral 'nil'
              accessors
                accessor 'didSet'
                  block
                    call
                      identifier 'b'

        """)
  }
}
