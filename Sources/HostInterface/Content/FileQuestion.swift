/// What the user is asked in a file panel of the desktop's own (`ControlSpec.Kind.fileDialog`).
///
/// The answer comes back as a value, ``ElementValue/paths(_:)``. A question that changes while the
/// panel is there is asked again: that is how an answer that will not do is told.
package struct FileQuestion: Hashable, Sendable {
  package enum Purpose: Hashable, Sendable {
    /// Files that are there.
    case open(allowsSeveral: Bool)
    /// A place for a file; the panel asks before one is chosen that is there already.
    case save
    case folder
  }

  package var purpose: Purpose
  /// What the user is to do, or what was wrong with the answer before.
  package var title: String
  /// The word on the button that does it.
  package var action: String
  /// The path of the folder to begin with.
  package var folder: String
  /// A name for what is saved.
  package var name: String
  /// The endings of the files that may be chosen, without dots; empty: any.
  package var endings: [String]
  /// What such files are called.
  package var kind: String
  /// How often it was asked before.
  package var attempt: Int

  package init(
    purpose: Purpose, title: String, action: String, folder: String, name: String = "",
    endings: [String] = [], kind: String = "", attempt: Int = 0
  ) {
    self.purpose = purpose
    self.title = title
    self.action = action
    self.folder = folder
    self.name = name
    self.endings = endings
    self.kind = kind
    self.attempt = attempt
  }
}
