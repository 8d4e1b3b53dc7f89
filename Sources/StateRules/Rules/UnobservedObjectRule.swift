import SourceModel

/// `unobserved-object`: an `ObservableObject` in a property without a wrapper, whose values a body
/// shows.
struct UnobservedObjectRule: Rule {
  let id = "unobserved-object"
  let severity = Severity.warning

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "an ObservableObject that a view shows and does not watch",
        ja: "表示されるのに監視されていない ObservableObject"),
      reason: LocalizedText(
        """
        A view hears of an 'ObservableObject' through a wrapper alone. A plain 'let' or 'var' holds the \
        object and nothing more: when a '@Published' value changes, the body that shows it does not \
        run again, and the screen is right only as long as something else happens to draw it anew. \
        Not even the parent does: it hands on the same object, and so nothing seems to have changed.
        """,
        ja: """
          View が 'ObservableObject' の変更を知るのはラッパーを通してだけです。ただの 'let' や 'var' はオブジェクトを\
          持つだけで、'@Published' の値が変わっても表示している body は再実行されません。親が再描画されても、渡されるのは\
          同じオブジェクトなので変化がないと見なされます。
          """),
      exceptions: LocalizedText(
        """
        Objects that are only handed on, asked in actions, or heard by 'onReceive' are left alone, and \
        so are values that nothing changes after the object was made.
        """,
        ja: "受け渡すだけのもの、アクションの中で使うもの、'onReceive' で受けるもの、作成後に変わらない値は対象外です。"),
      fix: LocalizedText(
        "Writes '@ObservedObject var'. Unsafe: the view draws more often than before.",
        ja: "'@ObservedObject var' に書き換えます。描画の回数が増えるため安全ではありません。"))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    project.views(in: file).flatMap { type in
      type.declaration.properties.compactMap { finding($0, of: type, in: project) }
    }
  }

  private func finding(
    _ property: PropertyDeclaration, of type: NominalType, in project: Project
  ) -> Finding? {
    guard property.attributes.isEmpty, property.isStored, !property.isStatic, !property.isLazy,
      property.typeNode?.isOptionalType != true, let model = project.type(of: property),
      model.declaration.isClass, project.isWatchedByWrappers(model),
      !isHeard(property, model, in: type, project),
      let shown = shown(property, model, in: type, project)
    else { return nil }
    let name = property.name
    let fix =
      property.initialValue != nil
      ? nil
      : Fix.replaceKeyword(
        of: property, with: "@ObservedObject var",
        title: LocalizedText("Make it '@ObservedObject var'", ja: "'@ObservedObject var' にする"),
        safety: .unsafe)
    return Finding(
      self, at: property.binding,
      range: property.nameRange,
      message: LocalizedText(
        "'\(type.name)' shows '\(name).\(shown.name)' and does not watch '\(name)': it does not draw when that changes.",
        ja: "'\(type.name)' は '\(name).\(shown.name)' を表示しますが '\(name)' を監視していないため、変わっても再描画されません。"),
      advice: property.initialValue == nil
        ? LocalizedText(
          "Watch it: '@ObservedObject var \(name)'.",
          ja: "'@ObservedObject var \(name)' で監視してください。")
        : LocalizedText(
          "Own it: '@StateObject private var \(name)', or watch a shared one with '@ObservedObject'.",
          ja: "'@StateObject private var \(name)' で所有するか、共有のものは '@ObservedObject' で監視してください。"),
      fixes: fix.map { [$0] } ?? [],
      related: [Finding.Related(shown, LocalizedText("It is shown here.", ja: "ここで表示されています。"))])
  }

  /// Whether the view observes the object in another way: through its publishers, or through a
  /// second property that observes an object of the same class.
  private func isHeard(
    _ property: PropertyDeclaration, _ model: NominalType, in type: NominalType,
    _ project: Project
  ) -> Bool {
    if type.storedProperties.contains(where: {
      SwiftUINames.watchers.contains($0.wrapper?.name ?? "") && project.type(of: $0) == model
    }) {
      return true
    }
    return PropertyUses(of: property, in: type).all.contains { use in
      guard let member = use.node.memberBehind else { return false }
      return member.name == "objectWillChange" || member.name.hasPrefix("$")
    }
  }

  /// Finds `model.count` in a body, if it is set after the object was created.
  private func shown(
    _ property: PropertyDeclaration, _ model: NominalType, in type: NominalType,
    _ project: Project
  ) -> SourceNode? {
    for use in PropertyUses(of: property, in: type).all
    where use.kind == .read || use.kind == .call {
      guard let member = use.node.memberBehind, let value = model.property(member.name),
        value.attribute("Published") != nil,
        BodyCode.isInBody(use.node), changes(value, of: model, project)
      else { continue }
      return member
    }
    return nil
  }

  private func changes(
    _ value: PropertyDeclaration, of model: NominalType, _ project: Project
  ) -> Bool {
    let inside = PropertyUses(of: value, in: model).all.contains { use in
      use.mayWrite && !model.initializers.contains { use.node.isInside($0.node) }
    }
    return inside
      || project.changingAccesses(named: value.name).contains { access in
        access.firstChild.flatMap { project.valueType(of: $0) } == model
      }
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      final class Player: ObservableObject {
        @Published var isPlaying = false
      }

      struct Controls: View {
        let player: Player, title: String // here
        var body: some View {
          Button(player.isPlaying ? "Pause" : title) { player.isPlaying.toggle() }
        }
      }

      struct Bar: View {
        let player: Player
        var body: some View { Inner(player: player) }

        struct Inner: View {
          @ObservedObject var player: Player
          var body: some View { Text(player.isPlaying ? "Pause" : "Play") }
        }
      }
      """, isShown: false),
    .wrong(
      """
      import SwiftUI

      final class Player: ObservableObject {
        @Published var isPlaying = false
      }

      struct Controls: View {
        let player: Player // here
        var body: some View {
          Button(player.isPlaying ? "Pause" : "Play") { player.isPlaying.toggle() }
        }
      }
      """,
      fixed: """
        import SwiftUI

        final class Player: ObservableObject {
          @Published var isPlaying = false
        }

        struct Controls: View {
          @ObservedObject var player: Player // here
          var body: some View {
            Button(player.isPlaying ? "Pause" : "Play") { player.isPlaying.toggle() }
          }
        }
        """),
    .right(
      """
      import SwiftUI

      final class Player: ObservableObject {
        @Published var isPlaying = false
        @Published var title = ""
        init(title: String) { self.title = title }
      }

      struct Controls: View {
        @ObservedObject var player: Player
        var body: some View {
          Button(player.isPlaying ? "Pause" : "Play") { player.isPlaying.toggle() }
          StopButton(player: player)
          Listening(player: player)
        }
      }

      struct StopButton: View {
        let player: Player
        var body: some View { Button("Stop \\(player.title)") { player.isPlaying = false } }
      }

      struct Listening: View {
        let player: Player
        @State private var isPlaying = false
        var body: some View {
          Text(isPlaying ? "Plays" : "Is still \\(player.isPlaying)")
            .onReceive(player.$isPlaying) { isPlaying = $0 }
        }
      }
      """),
  ]
}
