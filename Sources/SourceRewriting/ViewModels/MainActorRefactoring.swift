import SwiftSyntax

extension RefactoringPlan {
  /// Adds `@MainActor` to a class without an actor that views observe.
  mutating func putOnMainActor() {
    let names = declaration.attributes.compactMap { $0.as(AttributeSyntax.self)?.name }
    if names.contains(where: { $0.hasSuffix("Actor") }) {
      haveNothingToDo("'\(type.shortName)' is on an actor already")
      return
    }
    let isWatched =
      declaration.attributes.first(named: "Observable") != nil
      || type.inherits(["ObservableObject"])
    guard isWatched else {
      haveNothingToDo("no view watches '\(type.shortName)'")
      return
    }
    let plain: Set<String> = ["ObservableObject", "Observable", "Sendable", "Identifiable"]
    if let foreign = type.inherited.first(where: { entry in
      !entry.type.type.nominalNames.allSatisfy { plain.contains($0.lastPart) }
    }) {
      refuse(
        foreign.type, foreign.file,
        "'\(foreign.type.type.source)' may ask for members from anywhere")
      return
    }
    // Code that is off the main actor on purpose, or waits for other threads, must not be moved.
    let words: Set<String> = [
      "nonisolated", "NSLock", "Mutex", "OSAllocatedUnfairLock", "DispatchQueue", "concurrent",
      "detached",
    ]
    if let token = declaration.tokens(viewMode: .sourceAccurate).first(where: {
      words.contains($0.name)
    }) {
      refuse(token, file, "'\(token.name)' says that the class works beside the main actor")
      return
    }
    if let end = declaration.memberBlock.allMembers.first(where: {
      $0.decl.is(DeinitializerDeclSyntax.self)
    }) {
      refuse(end, file, "a 'deinit' runs wherever the last reference is dropped")
      return
    }
    guard index.isUsedByViewsOnly(type) else {
      refuse(
        declaration, file, "others than views name '\(type.shortName)', from wherever they run")
      return
    }
    add(
      .insert(
        "@MainActor\n\(file.indentation(of: declaration))", at: declaration.contentRange.lowerBound)
    )
    explanation.append(
      "'\(type.shortName)' is on the main actor, where views read what it writes.")
  }
}
