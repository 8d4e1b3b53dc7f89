/// What a native file panel of the desktop (`ControlSpec.Kind.fileDialog`) asks the user.
///
/// The answer comes back as a value, ``ElementValue/paths(_:)``. If the question changes while the
/// panel is open, it is asked again: this is how an invalid answer is rejected.
package struct FileQuestion: Hashable, Sendable {
  package enum Purpose: Hashable, Sendable {
    /// Existing files.
    case open(allowsSeveral: Bool)
    /// A place for a file; the panel asks before an existing file is chosen.
    case save
    /// Existing folders.
    case folder(allowsSeveral: Bool)
  }

  package var purpose: Purpose
  /// What the user should do, or what was wrong with the previous answer.
  package var title: String
  /// The title of the confirming button.
  package var action: String
  /// The path of the initial folder.
  package var folder: String
  /// The suggested name of the file to save.
  package var name: String
  /// The extensions of the files that may be chosen, without dots; empty: any.
  package var endings: [String]
  /// The name of this kind of file.
  package var kind: String
  /// How often it has been asked before.
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
