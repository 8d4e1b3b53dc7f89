/// The sources of a running program's module: those it was built from, and those it took over
/// since.
///
///     var sources = ProgramSources(module: "App", built)
///     switch sources.plan(for: saved) {
///     case .patch(let texts, _): …  // compile, load, then:
///       sources.take(saved)
///
/// A patch contains everything that differs from the build, not only from the last patch: each is
/// self-contained, and a member that got its old text back is restored.
package struct ProgramSources {
  private let module: String
  private let built: [String: String]
  private var shown: [String: String]
  /// The members of each file for which a patch was made.
  private var replaced: [String: Set<String>] = [:]
  /// The number of the last patch, which makes the names in each unique.
  private var number = 0
  private let showsPreviews: Bool

  /// - Parameters:
  ///   - built: the texts that the program was built from, by path.
  ///   - showsPreviews: whether the program shows its previews instead of the app.
  package init(module: String, _ built: [String: String], showsPreviews: Bool = false) {
    self.module = module
    self.showsPreviews = showsPreviews
    self.built = built
    shown = built
  }

  /// Records that the program runs these texts now.
  package mutating func take(_ texts: [String: String]) { shown = texts }

  /// The plan to update the program to these texts.
  package mutating func plan(for new: [String: String]) -> ReloadPlan {
    if new == shown { return .nothing }
    if let gone = built.keys.filter({ new[$0] == nil }).min() {
      return .restart(reason: "\(Self.short(gone)) is gone")
    }
    if let added = new.keys.filter({ built[$0] == nil }).min() {
      return .restart(reason: "\(Self.short(added)) is new")
    }
    var patches: [String: (FileComparison, SourceDeclarations)] = [:]
    var changed: [String] = []
    for (file, text) in new.sorted(by: { $0.key < $1.key })
    where text != built[file] || text != shown[file] {
      let after = declarations(text, file)
      guard after.isWhole else { return .unfinished(file: file) }
      let before = declarations(built[file]!, file)
      let comparison = FileComparison(before, after, replaced: replaced[file] ?? [])
      if let reason = comparison.reason { return .restart(reason: reason) }
      if shown[file] != text {
        let last = declarations(shown[file]!, file)
        changed += Self.names(FileComparison(last, after, replaced: []), file)
      }
      if !comparison.isEmpty { patches[file] = (comparison, after) }
    }
    if changed.isEmpty {
      shown = new
      return .nothing
    }
    number += 1
    for (file, patch) in patches {
      replaced[file, default: []].formUnion(patch.0.replaced.map(\.key))
    }
    let texts = patches.map { file, patch in
      let source = PatchSource(patch.0, patch.1, file: file, module: module, number: number)
      return (file, source.text)
    }
    return .patch(Dictionary(uniqueKeysWithValues: texts), changed: changed)
  }

  private func declarations(_ text: String, _ file: String) -> SourceDeclarations {
    SourceDeclarations(text, file: file, withPreviews: showsPreviews)
  }

  /// The changes in words. If types from a patch are removed or changed, the file is named instead.
  private static func names(_ comparison: FileComparison, _ file: String) -> [String] {
    comparison.reason == nil ? comparison.names : [short(file)]
  }

  private static func short(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
