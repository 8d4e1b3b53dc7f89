import SourceModel

/// `published-outside-observable-object`: `@Published` in a type that views do not observe.
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
        that is none, or in an actor, no view hears of a change; in a struct it does not compile.
        """,
        ja: """
          '@Published' は自分を含む 'ObservableObject' の 'objectWillChange' を送ります。準拠していないクラス\
          や actor では変更がどの View にも届かず、構造体ではコンパイルできません。
          """),
      exceptions: LocalizedText(
        """
        A class whose publishers ('$value') are used by themselves needs no conformance, and is left \
        alone unless a view that holds it shows the value itself.
        """,
        ja: """
          publisher ('$value') を直接使うクラスには準拠が不要なので、それを持つ View が値そのものを表示しない限り\
          対象外です。
          """),
      fix: LocalizedText("Adds the conformance. Safe.", ja: "準拠を加えます。安全です。"))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    guard !file.isTest else { return [] }
    return file.types.compactMap { declaration in
      guard let type = project.type(of: declaration), type.declaration === declaration else {
        return nil
      }
      let published = declaration.properties.filter { $0.attribute("Published") != nil }
      guard !published.isEmpty, project.isObservable(type).isNo else { return nil }
      let unheard: PropertyDeclaration?
      switch declaration.kind {
      case .classDeclaration: unheard = self.unheard(published, of: type, in: file, project)
      case .actorDeclaration:
        unheard =
          project.isObservableObject(type).isNo && !project.declares("Published")
            && !isUsedAsPublisher(type, in: project) ? published.first : nil
      case .structDeclaration: unheard = published.first
      default: unheard = nil
      }
      guard let unheard, let attribute = unheard.attribute("Published") else { return nil }
      return finding(attribute, unheard, declaration)
    }
  }

  /// The first property of a class whose changes are not observed.
  private func unheard(
    _ published: [PropertyDeclaration], of type: NominalType, in file: SourceFile,
    _ project: Project
  ) -> PropertyDeclaration? {
    guard project.isObservableObject(type).isNo, !project.declares("Published") else { return nil }
    let holders = viewsHolding(type, in: project)
    if isUsedAsPublisher(type, in: project) {
      return published.first { !$0.isPrivate && isShown($0, by: holders, in: project) }
    }
    return file.imports.contains("SwiftUI") || !holders.isEmpty ? published.first : nil
  }

  private func finding(
    _ attribute: AttributeUse, _ property: PropertyDeclaration, _ type: TypeDeclaration
  ) -> Finding {
    let name = property.name
    return Finding(
      self, at: attribute.node,
      message: type.isReferenceType
        ? LocalizedText(
          "'\(type.name)' is no 'ObservableObject': no view hears that '\(name)' changed.",
          ja: "'\(type.name)' は 'ObservableObject' ではないため、'\(name)' の変更はどの View にも届きません。")
        : LocalizedText(
          "'\(type.name)' is a struct: '@Published' works in classes only.",
          ja: "'\(type.name)' は構造体です。'@Published' はクラスでのみ使えます。"),
      advice: type.kind == .actorDeclaration
        ? LocalizedText(
          "Take '@Published' away, or make '\(type.name)' a '@MainActor' class that is an 'ObservableObject'.",
          ja: "'@Published' を取り除くか、'\(type.name)' を '@MainActor' の 'ObservableObject' クラスにしてください。")
        : type.isClass
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

  /// The views with a property of this type, each with the property's name.
  private func viewsHolding(_ type: NominalType, in project: Project) -> [(NominalType, String)] {
    project.holdings(of: type).compactMap { property in
      guard let view = project.enclosingType(of: property.node), project.isView(view).isYes else {
        return nil
      }
      return (view, property.name)
    }
  }

  /// Whether a view reads the value, `model.count`, rather than its publisher.
  private func isShown(
    _ property: PropertyDeclaration, by holders: [(view: NominalType, name: String)],
    in project: Project
  ) -> Bool {
    guard !holders.isEmpty else { return false }
    return project.memberAccesses(named: property.name).contains { access in
      guard let base = access.firstChild?.namePath?.last else { return false }
      return holders.contains { holder in
        holder.name == base && project.enclosingType(of: access) == holder.view
      }
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
    .wrong(
      """
      import SwiftUI

      actor Cache {
        @Published var count = 0 // here
        func add() { count += 1 }
      }

      actor Feed {
        @Published private(set) var count = 0
        func listen() { _ = $count.sink { print($0) } }
      }
      """, isShown: false),
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

      struct Gallery { final class ViewModel: ObservableObject { @Published var title = "" } }
      struct GalleryView: View {
        @ObservedObject var viewModel: Gallery.ViewModel
        var body: some View { Text(viewModel.title) }
      }

      final class Cell {}
      extension Cell {
        final class ViewModel {
          @Published var isFetching = false
          func bind() { $isFetching.sink { print($0) } }
        }
      }

      final class Dock {
        @Published private var showsBadge = false
        func listen() { $showsBadge.sink { print($0) } }
      }
      struct Settings: View {
        let dock: Dock
        var body: some View { Text("Dock") }
      }

      final class Player {
        @Published var time = 0.0
      }
      struct Clock: View {
        let player: Player
        @State private var time = 0.0
        var body: some View { Text("\\(time)").onReceive(player.$time) { time = $0 } }
      }
      """, isShown: false),
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
