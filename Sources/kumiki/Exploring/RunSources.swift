import ExplorationReports
import SourceModel

/// Finds the sources for a run's observations: a view by its type's name, a control by its text.
struct RunSources {
  private let project: Project

  init(_ project: Project) { self.project = project }

  /// The entry point of the program.
  var start: SourceNode? {
    let app = project.types.first { $0.declaration.attributes.contains { $0.name == "main" } }
    return (app ?? project.types.first)?.declaration.node ?? project.files.first?.tree.root
  }

  /// A type by its name at run time: "Row<Int>".
  private func type(_ name: String) -> NominalType? {
    let plain = String(name.prefix { $0 != "<" })
    return project.type(named: plain) ?? project.types.first { $0.name == plain }
  }

  func body(of view: String) -> SourceNode? {
    guard let type = type(view) else { return nil }
    return type.property("body")?.node ?? type.declaration.node
  }

  /// The view that a root shows.
  func view(shown root: ExplorationRoot) -> SourceNode? {
    let name = root.name.split(separator: " ").first.map(String.init) ?? root.name
    return body(of: name) ?? start
  }

  /// Where a view uses another one in its body; if there are several, the last one whose identity
  /// is determined by the given source.
  func use(of view: String, in owner: String, by source: String) -> SourceNode? {
    guard let used = type(view) else { return body(of: owner) }
    let ownType = type(owner)
    let calls = project.constructions(of: used).filter { call in
      ownType?.parts.contains { call.isInside($0.node) } ?? true
    }
    let decided = calls.last { call in
      call.ancestor { Self.decides($0, by: source) }.map { place in
        ownType?.parts.contains { place.isInside($0.node) } ?? true
      } ?? false
    }
    return decided ?? calls.last ?? body(of: owner) ?? used.declaration.node
  }

  private static func decides(_ node: SourceNode, by source: String) -> Bool {
    switch source {
    case "branch": node.kind == .ifStatement || node.kind == .switchStatement
    case "id": node.kind == .call && node.callee?.name == "id"
    case "wrappedType": node.kind == .call && node.callee?.name == "AnyView"
    case "element": node.kind == .call && node.callee?.name == "ForEach"
    default: false
    }
  }

  func property(watching object: String, in view: String) -> SourceNode? {
    let plain = String(object.prefix { $0 != "<" })
    let property = type(view)?.storedProperties.first { property in
      property.attribute("ObservedObject") != nil
        && (property.typeNode?.nominalName == plain
          || property.initialValue?.text.hasPrefix(plain) == true)
    }
    return property?.node ?? body(of: view)
  }

  /// The first type of the project that a message names, views before others.
  func node(in message: String) -> SourceNode? {
    let words = message.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    let types = words.compactMap { word in
      project.isTypeName(word) ? project.type(named: word) : nil
    }
    let view = types.first { project.isView($0).isYes }
    return view.flatMap { body(of: $0.name) } ?? types.first?.declaration.node
  }

  /// The place of the text that a step names: `try app.find(.text("Load")).tap()`.
  func node(named step: String) -> SourceNode? {
    let parts = step.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count >= 3, !parts[1].isEmpty else { return nil }
    let literal = "\"\(parts[1])\""
    for file in project.files where !file.isTest {
      for node in file.tree.root.descendants where node.kind == .stringLiteral {
        if node.text == literal { return node }
      }
    }
    return nil
  }
}
