import SourceRewriting
import Testing

struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff.text(path: "A.swift", from: Array(old.utf8), to: Array(new.utf8))
  }

  @Test("Equal texts have no differences")
  func equal() { #expect(diff("a\n", "a\n").isEmpty) }

  @Test("Changes have three lines of context, and near ones share a hunk")
  func hunks() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacingLine("2", with: "two").replacingLine("7", with: "seven")
      .replacingLine("18", with: "")
    #expect(
      diff(old, new) == """
        --- a/A.swift
        +++ b/A.swift
        @@ -1,10 +1,10 @@
         1
        -2
        +two
         3
         4
         5
         6
        -7
        +seven
         8
         9
         10
        @@ -15,6 +15,5 @@
         15
         16
         17
        -18
         19
         20

        """)
  }

  @Test("Long texts with many changes are compared quickly", .timeLimit(.minutes(1)))
  func long() {
    var old = ""
    var new = ""
    var gone: Set<String> = []
    var come: Set<String> = []
    for number in 0..<30_000 {
      old += "line \(number)\n  }\n"
      if number % 3 == 0 {
        new += "other \(number)\n  }\n"
        gone.insert("-line \(number)")
        come.insert("+other \(number)")
      } else if number % 7 == 0 {
        gone.insert("-line \(number)")
      } else {
        new += "line \(number)\n  }\n"
      }
    }
    let lines = diff(old, new).split(separator: "\n").map(String.init)
    #expect(Set(lines.filter { $0.hasPrefix("-line") }) == gone)
    #expect(Set(lines.filter { $0.hasPrefix("+other") }) == come)
    #expect(!lines.contains { $0.hasPrefix("+line") })
  }

  @Test("A missing last newline, an empty text, and Windows line endings are shown as they are")
  func ends() {
    #expect(diff("a", "a\n").hasSuffix("-a\n\\ No newline at end of file\n+a\n"))
    #expect(diff("", "a\n").contains("@@ -0,0 +1,1 @@\n+a\n"))
    #expect(diff("a\r\n", "b\r\n").hasSuffix("-a\r\n+b\r\n"))
  }
}

extension String {
  fileprivate func replacingLine(_ line: String, with other: String) -> String {
    split(separator: "\n").map { $0 == line ? other : String($0) }.filter { !$0.isEmpty }
      .map { "\($0)\n" }.joined()
  }
}
