import SourceModel

/// `published-outside-observable-object`: `@Published` where nobody listens.
struct PublishedOutsideObservableObjectRule: Rule {
  let id = "published-outside-observable-object"
  let severity = Severity.error

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "@Published in a type that is no ObservableObject", ja: "ObservableObject でない型の @Published"),
      reason: LocalizedText(
        """
        '@Published' sends 'objectWillChange' of the 'ObservableObject' that it stands in. In a class \
        that is none, no view hears of a change; in a struct it does not compile.
        """,
        ja: """
          '@Published' は自分を含む 'ObservableObject' の 'objectWillChange' を送ります。準拠していないクラス\
          では変更がどの View にも届かず、構造体ではコンパイルできません。
          """),
      exceptions: LocalizedText(
        """
        A class whose publishers ('$value') are used by themselves needs no conformance, and is left \
        alone unless a view holds it.
        """,
        ja: "publisher ('$value') を直接使うクラスには準拠が不要なので、View が持たない限り対象外です。"),
      fix: LocalizedText("Adds the conformance. Safe.", ja: "準拠を加えます。安全です。"))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    guard !file.isTest else { return [] }
    return file.types.compactMap { declaration in
      guard let type = project.type(of: declaration), type.declaration === declaration,
        let property = declaration.properties.first(where: { $0.attribute("Published") != nil }),
        let attribute = property.attribute("Published"), project.isObservable(type).isNo
      else { return nil }
      if declaration.isClass {
        guard project.isObservableObject(type).isNo, !project.declares("Published"),
          isHeldByView(type, in: project)
            || file.imports.contains("SwiftUI") && !isUsedAsPublisher(type, in: project)
        else { return nil }
      } else if declaration.kind != .structDeclaration {
        return nil
      }
      return finding(attribute, property, declaration)
    }
  }

  private func finding(
    _ attribute: AttributeUse, _ property: PropertyDeclaration, _ type: TypeDeclaration
  ) -> Finding {
    let name = property.name
    return Finding(
      self, at: attribute.node,
      message: type.isClass
        ? LocalizedText(
          "'\(type.name)' is no 'ObservableObject': no view hears that '\(name)' changed.",
          ja: "'\(type.name)' は 'ObservableObject' ではないため、'\(name)' の変更はどの View にも届きません。")
        : LocalizedText(
          "'\(type.name)' is a struct: '@Published' works in classes only.",
          ja: "'\(type.name)' は構造体です。'@Published' はクラスでのみ使えます。"),
      advice: type.isClass
        ? LocalizedText(
          "Conform '\(type.name)' to 'ObservableObject'.",
          ja: "'\(type.name)' を 'ObservableObject' に準拠させてください。")
        : LocalizedText(
          "Use '@State' in a view, or make it a class.", ja: "View では '@State' を使うか、クラスにしてください。"),
      fixes: type.isClass ? [conformance(of: type)] : [])
  }

  private func conformance(of type: TypeDeclaration) -> Fix {
    let title = LocalizedText("Conform to 'ObservableObject'", ja: "'ObservableObject' に準拠させる")
    let tree = type.node.tree
    if let last = type.inherited.last {
      return Fix(
        title, safety: .safe, edits: [.insert(", ObservableObject", at: last.range.end, in: tree)])
    }
    let end =
      type.genericParameters.isEmpty
      ? type.node.nameStart + type.name.utf8.count : type.memberBlock?.range.start ?? 0
    return Fix(
      title, safety: type.genericParameters.isEmpty ? .safe : .suggestion,
      edits: type.genericParameters.isEmpty
        ? [.insert(": ObservableObject", at: end, in: tree)] : [])
  }

  private func isHeldByView(_ type: NominalType, in project: Project) -> Bool {
    project.types.contains { view in
      view.declaration.isValueType && !view.storedProperties.isEmpty
        && view.storedProperties.contains { project.typeName(of: $0) == type.name }
        && project.isView(view).isYes
    }
  }

  private func isUsedAsPublisher(_ type: NominalType, in project: Project) -> Bool {
    if type.declaration.isPublic { return true }
    return type.declaration.properties.contains { property in
      property.attribute("Published") != nil
        && (!project.memberAccesses(named: "$" + property.name).isEmpty
          || !PropertyUses(of: property, in: type).projections.isEmpty)
    }
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      class Model {
        @Published var count = 0 // here
      }

      struct Counter: View {
        let model: Model
        var body: some View { Button("\\(model.count)") { model.count += 1 } }
      }
      """,
      fixed: """
        import SwiftUI

        class Model: ObservableObject {
          @Published var count = 0 // here
        }

        struct Counter: View {
          let model: Model
          var body: some View { Button("\\(model.count)") { model.count += 1 } }
        }
        """),
    .right(
      """
      import SwiftUI

      class Model: ObservableObject {
        @Published var count = 0
      }

      class Service {
        @Published var count = 0
        func listen() { $count.sink { print($0) } }
      }
      """),
    .right(
      """
      import SwiftUI

      class Base {}
      extension Base: ObservableObject {}
      class Model: Base {
        @Published var count = 0
      }
      """, isShown: false),
  ]
}
