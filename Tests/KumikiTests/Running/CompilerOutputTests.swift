import Testing

@testable import kumiki

@Suite("Reading the compiler's output")
struct CompilerOutputTests {
  private let text = """
    [3/5] Compiling App View.swift
    /cache/App/View.swift:9:5: error: cannot find 'Chart' in scope
     7 |   var body: some View {
    /cache/App/View.swift:4:5: error: value of type 'Text' has no member 'colour'
    |     |- error: value of type 'Text' has no member 'colour'
    /cache/App/View.swift:9:5: error: cannot find 'Chart' in scope
    /cache/App/Other.swift:1:1: error: cannot find type 'UIPanGestureRecognizer' in scope
    warning: something else
    error: fatalError
    """

  private func errors() -> CompilerOutput {
    CompilerOutput(text) { $0.replacing("/cache/App", with: "/src") }
  }

  @Test("Each error once, at the project's own path, in the order of its file")
  func errorsOnce() {
    #expect(
      errors().errors.map(\.place) == [
        "/src/View.swift:4:5", "/src/View.swift:9:5", "/src/Other.swift:1:1",
      ])
    #expect(errors().errors[0].text == "value of type 'Text' has no member 'colour'")
  }

  @Test("What is known about the name is added")
  func hints() {
    let said = errors().text(limit: 9, missing: ["colour"], skipped: ["Chart": "Charts.swift"])
    #expect(
      said == """
        /src/View.swift:4:5: value of type 'Text' has no member 'colour'
          'colour' is one of the names that are not here yet.
        /src/View.swift:9:5: cannot find 'Chart' in scope
          'Chart' is in Charts.swift, which was left out.
        /src/Other.swift:1:1: cannot find type 'UIPanGestureRecognizer' in scope
          'UIPanGestureRecognizer' is of a framework of Apple's of which little or nothing is here.
        """)
    #expect(errors().text(limit: 1, missing: [], skipped: [:]).hasSuffix("... and 2 more errors"))
  }
}
