/// An object that a program made with one host's native API, to be shown by that host: only the
/// host knows its type.
///
/// Two values are equal if they show the same object in the same ``revision``; a different revision
/// makes the host measure the object again.
package struct ForeignContent: Hashable, Sendable {
  package let object: any AnyObject & Sendable
  package var revision: Int

  package init(_ object: any AnyObject & Sendable, revision: Int = 0) {
    self.object = object
    self.revision = revision
  }

  package static func == (a: ForeignContent, b: ForeignContent) -> Bool {
    a.object === b.object && a.revision == b.revision
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(object))
    hasher.combine(revision)
  }
}
