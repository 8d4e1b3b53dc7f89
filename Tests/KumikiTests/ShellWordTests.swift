import Testing

@testable import kumiki

/// Paths quoted for commands that users may paste.
struct ShellWordTests {
  @Test(
    "A word is quoted if a shell would interpret it",
    arguments: [
      ("Sources/App.swift", "Sources/App.swift"), ("書類/家計", "書類/家計"),
      ("My App", "'My App'"), ("", "''"), ("$HOME", "'$HOME'"), ("~x", "'~x'"),
      ("it's", "'it'\\''s'"), ("a;b", "'a;b'"),
    ])
  func words(_ text: String, _ word: String) {
    #expect(text.shellWord == word)
  }
}
