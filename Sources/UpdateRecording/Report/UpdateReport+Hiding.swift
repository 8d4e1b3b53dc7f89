extension UpdateReport {
  /// Returns the report without the secrets found since it was made.
  ///
  /// - Parameter sources: the ids of sources whose values are hidden entirely.
  package func hiding(_ sources: Set<String>, _ secrets: Secrets) -> UpdateReport {
    var changes = changes
    for index in changes.indices {
      let isHidden = changes[index].id.map(sources.contains) ?? false
      func shown(_ text: String?) -> String? {
        text.map { isHidden ? Secrets.mask : secrets.masked($0) }
      }
      changes[index].old = shown(changes[index].old)
      changes[index].new = shown(changes[index].new)
    }
    return UpdateReport(
      cause: cause, changes: changes, runs: runs, skips: skips, warnings: warnings,
      untouched: untouched, frames: frames, duration: duration)
  }
}
