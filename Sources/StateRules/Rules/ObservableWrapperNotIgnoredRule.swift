import SourceModel

/// `observable-wrapper-not-ignored`: a property wrapper or `lazy` in an `@Observable` class.
struct ObservableWrapperNotIgnoredRule: Rule {
  let id = "observable-wrapper-not-ignored"
  let severity = Severity.error

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "a property wrapper or 'lazy' inside of @Observable",
        ja: "@Observable の中のプロパティラッパーや lazy"),
      reason: LocalizedText(
        """
        '@Observable' turns each stored property into a computed one. A property wrapper or 'lazy' \
        wants a stored one, so the two do not compile together. '@ObservationIgnored' leaves the \
        property stored; its changes are not seen by views then.
        """,
        ja: """
          '@Observable' は保存プロパティを計算プロパティに変えます。プロパティラッパーや 'lazy' は保存プロパティ\
          を必要とするため、一緒にはコンパイルできません。'@ObservationIgnored' を付けると保存のまま残りますが、\
          変更は View から見えません。
          """),
      exceptions: LocalizedText(
        "Wrappers that are macros, such as '@Entry', are left alone.", ja: "マクロは対象外です。"),
      fix: LocalizedText(
        """
        Takes '@Published' away (safe: tracking replaces it); writes '@ObservationIgnored' before \
        others (unsafe: their changes are not tracked).
        """,
        ja: "'@Published' は取り除きます(追跡が代わるので安全)。他には '@ObservationIgnored' を付けます(追跡が失われるため安全ではありません)。")
    )
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    file.types.filter { $0.isClass && $0.attribute("Observable") != nil }.flatMap { type in
      type.properties.compactMap { property in
        guard property.isStored, !property.isStatic, !property.isLet,
          property.attribute("ObservationIgnored") == nil,
          property.attribute("ObservationTracked") == nil
        else { return nil }
        if property.isLazy { return lazyFinding(property) }
        guard let attribute = property.attributes.first(where: { isWrapper($0, in: project) })
        else {
          return nil
        }
        return finding(property, attribute)
      }
    }
  }

  private func isWrapper(_ attribute: AttributeUse, in project: Project) -> Bool {
    if let type = project.type(named: attribute.name, from: attribute.node) {
      return type.declaration.attribute("propertyWrapper") != nil
    }
    return PropertyDeclaration.wrappers.contains(attribute.name)
      && !["Query", "Binding", "Environment"].contains(attribute.name)
      || ["Binding", "Environment", "Query"].contains(attribute.name)
        && !project.declares(attribute.name)
  }

  private func lazyFinding(_ property: PropertyDeclaration) -> Finding {
    Finding(
      self, at: property.node, range: property.modifiers.first { $0.name == "lazy" }?.range,
      message: LocalizedText(
        "'lazy' and '@Observable' do not go together: '\(property.name)' would have to be stored.",
        ja: "'lazy' と '@Observable' は両立しません。'\(property.name)' は保存プロパティでなければなりません。"),
      advice: LocalizedText(
        "Mark it '@ObservationIgnored'; its changes are not tracked then.",
        ja: "'@ObservationIgnored' を付けてください。変更は追跡されなくなります。"),
      fixes: [ignoring(property)])
  }

  private func finding(_ property: PropertyDeclaration, _ attribute: AttributeUse) -> Finding {
    let isPublished = attribute.name == "Published"
    return Finding(
      self, at: attribute.node,
      message: LocalizedText(
        "'@\(attribute.name)' and '@Observable' do not go together: '\(property.name)' would have to be stored.",
        ja: "'@\(attribute.name)' と '@Observable' は両立しません。'\(property.name)' は保存プロパティでなければなりません。"),
      advice: isPublished
        ? LocalizedText(
          "Take '@Published' away: '@Observable' tracks the property.",
          ja: "'@Published' を取り除いてください。'@Observable' が追跡します。")
        : LocalizedText(
          "Mark it '@ObservationIgnored'; its changes are not tracked then.",
          ja: "'@ObservationIgnored' を付けてください。変更は追跡されなくなります。"),
      fixes: [
        isPublished
          ? Fix(
            LocalizedText("Take '@Published' away", ja: "'@Published' を取り除く"), safety: .safe,
            edits: [Fix.removal(of: attribute)]) : ignoring(property)
      ])
  }

  private func ignoring(_ property: PropertyDeclaration) -> Fix {
    .insertAttribute(
      "@ObservationIgnored ", before: property.node,
      title: LocalizedText("Mark it '@ObservationIgnored'", ja: "'@ObservationIgnored' を付ける"),
      safety: .unsafe)
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      @Observable class Model {
        @Published var count = 0 // here
        @AppStorage("name") var name = "" // here
        lazy var words = name.split(separator: " ") // here
      }
      """,
      fixed: """
        import SwiftUI

        @Observable class Model {
          var count = 0 // here
          @ObservationIgnored @AppStorage("name") var name = "" // here
          @ObservationIgnored lazy var words = name.split(separator: " ") // here
        }
        """),
    .right(
      """
      import SwiftUI

      @Observable class Model {
        var count = 0
        @ObservationIgnored @AppStorage("name") var name = ""
        @ObservationIgnored lazy var words = name.split(separator: " ")
      }
      """),
  ]
}
