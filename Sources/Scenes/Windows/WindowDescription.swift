import ViewBasics

/// What is known of a window without looking into it.
package struct WindowDescription {
  package enum Kind { case group, single, settings }

  package var kind: Kind
  package var id: String?
  package var title: Text?

  package nonisolated init(kind: Kind, id: String? = nil, title: Text? = nil) {
    self.kind = kind
    self.id = id
    self.title = title
  }
}
