/// A key, in the host's notation, and what it does in the current context.
package struct KeyHint: Hashable, Sendable {
  package let key: String
  package let words: String

  package init(_ key: String, _ words: String) {
    self.key = key
    self.words = words
  }
}
