/// How a change of the sources is applied.
package enum ReloadPlan: Equatable {
  /// Nothing that the program shows has changed: only comments, spaces, previews.
  case nothing
  /// A file that cannot be parsed, usually because it is being edited.
  case unfinished(file: String)
  /// Code that the running program can take: a source for each file, by the file's path.
  case patch([String: String], changed: [String])
  /// A build and a restart, with the reason in words.
  case restart(reason: String)
}
