import ExplorationReports
import SourceModel

/// Finds in the sources what a run speaks of: a view by its type's name, a control by its words.
struct RunSources {
  private let project: Project

  init(_ project: Project) { self.project = project }

  /// Where the program begins.
  var start: SourceNode? {
    let app = project.types.first { $0.declaration.attributes.contains { $0.name == "main" } }
    return (app ?? project.types.first)?.declaration.node ?? project.files.first?.tree.root
  }

  /// A type by the name that the run has for it: "Row<Int>".
  private func type(_ name: String) -> NominalType? {
    let plain = String(name.prefix { $0 != "<" })
    return project.type(named: plain) ?? project.types.first { $0.name == plain }
  }

  func body(of view: String) -> SourceNode? {
    guard let type = type(view) else { return nil }
    return type.property("body")?.node ?? type.declaration.node
  }

  /// What is shown by a root.
  func view(shown root: ExplorationRoot) -> SourceNode? {
    let name = root.name.split(separator: " ").first.map(String.init) ?? root.name
    return body(of: name) ?? start
  }

  /// Where a view writes another one into its body; of several the last one whose identity is
  /// decided by what is known to have decided it.
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

  /// The first type of the project, views before others, that a message names.
  func node(in message: String) -> SourceNode? {
    let words = message.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    let types = words.compactMap { word in
      project.isTypeName(word) ? project.type(named: word) : nil
    }
    let view = types.first { project.isView($0).isYes }
    return view.flatMap { body(of: $0.name) } ?? types.first?.declaration.node
  }

  /// Where the words stand that a step names: `try app.find(.text("Load")).tap()`.
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
