import SourceModel
import StateRules

/// `kumiki choose FILE:LINE`: applies the flow chart of state to a property.
enum ChooseSubcommand: Subcommand {
  static let name = "choose"
  static let summary = "choose the wrapper for a property, step by step"
  static let help = """
    kumiki choose FILE:LINE [PATH...] [--language en|ja]

    Walks the flow chart of state for the property that the line declares: who owns it, does it change,
    is it an object. The paths are searched for the types that it names; without one the present
    folder is.
    """

  static func run(_ arguments: [String]) async throws -> ExitStatus {
    let arguments = try Arguments(
      arguments, options: ["language", "default-isolation", "platform", "sdk"], flags: [])
    let language = try Language.chosen(arguments.value("language"))
    guard let place = arguments.rest.first, let colon = place.lastIndex(of: ":"),
      let line = Int(place[place.index(after: colon)...])
    else { throw UsageError("A place is wanted: FILE:LINE.") }
    let path = String(place[..<colon])
    let others = arguments.rest.dropFirst()
    let loader = ProjectLoader(
      options: try CheckerSettings.options(arguments, try CheckerSettings.read()),
      cache: TreeCache(folder: TreeCache.standardFolder))
    let loaded = loader.load([path] + (others.isEmpty ? ["."] : others))
    guard let file = loaded.project.files.first(where: { $0.path == path }) else {
      let reason = loaded.failures.first { $0.path == path }?.reason ?? "It is no Swift file."
      throw UsageError("\(path): \(reason)")
    }
    guard let (property, type) = property(at: line, in: file, of: loaded.project) else {
      throw UsageError("\(path):\(line) declares no property of a type.")
    }
    let choice = WrapperChoice(of: property, in: type, project: loaded.project)
    print(page(choice, property, type, language), terminator: "")
    return .clean
  }

  private static func property(
    at line: Int, in file: SourceFile, of project: Project
  ) -> (PropertyDeclaration, NominalType)? {
    for declaration in file.types {
      for property in declaration.properties {
        let first = file.text.line(of: property.node.range.start)
        let last = file.text.line(of: property.binding.range.end)
        guard (first...last).contains(line), let type = project.type(of: declaration) else {
          continue
        }
        return (property, type)
      }
    }
    return nil
  }

  private static func page(
    _ choice: WrapperChoice, _ property: PropertyDeclaration, _ type: NominalType,
    _ language: Language
  ) -> String {
    var lines = ["\(type.name).\(property.name)"]
    for step in choice.steps {
      lines.append("  \(step.question[language]) \(step.answer[language])")
    }
    switch (choice.answer, language) {
    case (let answer?, _): lines.append("  -> \(answer)  \(choice.reason[language])")
    case (nil, .english):
      lines.append("  -> not known: the sources do not say what the type is.")
    case (nil, .japanese): lines.append("  -> 不明です。ソースからは型が分かりません。")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
