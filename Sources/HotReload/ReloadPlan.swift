/// What a change of the sources asks for.
package enum ReloadPlan: Equatable {
  /// Nothing that the program would show: comments, spaces, previews.
  case nothing
  /// A file that cannot be understood: most often it is being written.
  case unfinished(file: String)
  /// Code that the running program can take: a source for each file, by the file's path.
  case patch([String: String], changed: [String])
  /// A build and a new start, with the reason in words.
  case restart(reason: String)
}
