/// A key that does something wherever the focus is, and what that is called.
package struct CommandKey: Hashable, Sendable {
  package var stroke: KeyStroke
  package var title: String

  package init(_ stroke: KeyStroke, _ title: String) {
    self.stroke = stroke
    self.title = title
  }
}
