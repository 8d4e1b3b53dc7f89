/// A key that works wherever the focus is, and the title of its action.
package struct CommandKey: Hashable, Sendable {
  package var stroke: KeyStroke
  package var title: String

  package init(_ stroke: KeyStroke, _ title: String) {
    self.stroke = stroke
    self.title = title
  }
}
