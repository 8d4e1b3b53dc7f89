import Foundation
import Testing

/// `kumiki check` from the command line.
struct CheckSubcommandTests {
  private static let counter = """
    import SwiftUI
    struct Counter: View {
      @State var count = 0
      var body: some View { Text("\\(count)") }
    }

    """

  private func check(
    _ files: [String: String], _ arguments: [String] = []
  ) throws -> (text: String, status: Int32) {
    var result: (text: String, status: Int32) = ("", -1)
    try RunningKumiki.withFolder(files) { folder in
      result = try RunningKumiki.run(["check", "--no-cache"] + arguments, in: folder)
    }
    return result
  }

  @Test(
    "Contradictory and useless options are refused",
    arguments: [
      (["--fix", "--diff"], "which of them is meant?"),
      (["--only", "any-view", "--except", "any-view"], "both name 'any-view'"),
      (["--only", ","], "names no rule"),
      (["--max-changes", "1"], "goes with '--fix'"),
      (["--diff", "--format", "json"], "says nothing with '--diff'"),
      (["--verbose"], "goes with '--run'"),
      (["--fix", "-"], "stands alone"),
      (["-", "."], "stands alone"),
      (["--only", "any-veiw"], "Is 'any-view' meant?"),
    ])
  func refused(_ arguments: [String], _ reason: String) throws {
    let result = try check(["A.swift": Self.counter], arguments)
    #expect(result.status == 2)
    #expect(result.text.contains(reason), "\(result.text)")
  }

  @Test("A rule requested by name runs even if the settings disable it")
  func settings() throws {
    let files = ["A.swift": Self.counter, ".kumiki.json": #"{ "except": ["private-state"] }"#]
    #expect(try check(files).text.isEmpty)
    #expect(try check(files, ["--only", "private-state"]).text.contains("[private-state]"))
  }

  @Test("A file that is not Swift is reported with the position, and the rest is checked")
  func syntaxErrors() throws {
    let result = try check(
      ["A.swift": Self.counter, "B.swift": "struct B {\n  func f( {\n}\n"],
      ["--only", "private-state"])
    #expect(result.text.contains("B.swift:2:"), "\(result.text)")
    #expect(result.text.contains("A.swift:3:"))
    #expect(result.status == 1)
    #expect(try check(["B.swift": "struct B {\n"]).status == 1)
  }

  @Test("A file nested too deep to be checked is reported, and is not clean")
  func deep() throws {
    let brackets = String(repeating: "(", count: 1_200) + String(repeating: ")", count: 1_200)
    let whole = try check(["Deep.swift": "let x = \(brackets)\n", "A.swift": ""])
    #expect(whole.status == 3)
    #expect(whole.text.contains("Deep.swift:1:1009: error: Brackets are nested too deep"))
    let calls = String(repeating: "f(", count: 240) + "1" + String(repeating: ")", count: 240)
    let part = try check(["Calls.swift": "let y = \(calls)\n"])
    #expect(part.status != 0)
    #expect(part.text.contains("Calls.swift:1:"))
  }

  @Test("Text from standard input is checked, and its fixes are shown")
  func standardInput() throws {
    try RunningKumiki.withFolder(["A.swift": Self.counter]) { folder in
      let input = folder.appendingPathComponent("A.swift")
      let found = try RunningKumiki.run(["check", "-"], in: folder, input: input)
      #expect(found.text.contains("<stdin>:3:3: warning:"))
      #expect(found.status == 1)
      let shown = try RunningKumiki.run(["check", "--diff", "-"], in: folder, input: input)
      #expect(shown.text.contains("+  @State private var count = 0"))
    }
  }

  @Test("An empty folder is reported, and other programs still get their format")
  func empty() throws {
    let nothing = try check(["README.md": ""])
    #expect(nothing.text.contains("There are no Swift files here."))
    #expect(nothing.status == 0)
    let missing = try check([:], ["--format", "json", "Nowhere"])
    #expect(missing.text.contains("\"findings\" : ["))
    #expect(missing.status == 3)
  }

  @Test("Thousands of models and views take time in proportion", .timeLimit(.minutes(1)))
  func large() throws {
    let text = (0..<1_000).map { number in
      """
      class Model\(number): ObservableObject {
        @Published var items: [Int] = []
        func load() { items = [] }
      }
      struct View\(number): View {
        @StateObject var model = Model\(number)()
        @State var count = 0
        var body: some View {
          Button("\\(count)") { count += 1 }
          View\((number + 1) % 1_000)().environmentObject(Model\(number)())
        }
      }
      extension View\(number) { var title: some View { Text("a") } }
      """
    }.joined(separator: "\n")
    let result = try check(["A.swift": "import SwiftUI\n" + text], ["--format", "xcode"])
    #expect(result.status == 1)
  }
}
