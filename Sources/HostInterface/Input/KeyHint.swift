/// A key, in a host's own way to write it, and what it does where the user is.
package struct KeyHint: Hashable, Sendable {
  package let key: String
  package let words: String

  package init(_ key: String, _ words: String) {
    self.key = key
    self.words = words
  }
}
