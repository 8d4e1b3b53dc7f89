import SourceModel

/// `observable-object-no-published`: an `ObservableObject` that never announces a change.
struct ObservableObjectNoPublishedRule: Rule {
  let id = "observable-object-no-published"
  let severity = Severity.warning

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "an ObservableObject that publishes nothing", ja: "何も公開しない ObservableObject"),
      reason: LocalizedText(
        """
        Conforming to 'ObservableObject' tells nobody anything: a view draws anew when \
        'objectWillChange' sends, and only '@Published' properties make it send. Without one, and \
        without a call of one's own, no change of this object reaches a screen.
        """,
        ja: """
          'ObservableObject' に準拠するだけでは何も通知されません。View は 'objectWillChange' が送られたとき\
          に再描画され、それを送るのは '@Published' のプロパティだけです。どちらもなければ、変更は画面に届き\
          ません。
          """),
      exceptions: LocalizedText(
        """
        Classes that send 'objectWillChange' themselves, that have unknown bases, or whose variables \
        no view reads are left alone.
        """,
        ja: "自分で 'objectWillChange' を送るクラス、基底クラスが不明なクラス、View が変数を読まないクラスは対象外です。"),
      fix: LocalizedText(
        "Writes '@Published'. Unsafe: views draw anew where they did not before.",
        ja: "'@Published' を付けます。再描画が起こるようになるため安全ではありません。"))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    project.classes(in: file).compactMap { finding($0, in: project) }
  }

  private func finding(_ type: NominalType, in project: Project) -> Finding? {
    guard type.inheritedNames.contains("ObservableObject"), project.isObservable(type).isNo,
      project.superclasses(of: type).isEmpty,
      !type.parts.contains(where: { part in
        part.node.descendants.contains { $0.name == "objectWillChange" }
      }),
      // Subclasses may publish.
      type.storedProperties.allSatisfy({
        $0.attributes.isEmpty || $0.wrapper == nil && $0.unknownAttributes.isEmpty
      })
    else { return nil }
    let shown = type.storedProperties.filter { property in
      !property.isLet && !property.isPrivate && property.wrapper == nil && !property.isLazy
        && !property.has("weak") && property.typeNode?.kind != .functionType
        && property.attributes.isEmpty && isWritten(property, of: type, in: project)
        && isRead(property, of: type, in: project)
    }
    guard let first = shown.first else { return nil }
    let name = first.name
    return Finding(
      self, at: type.declaration.node,
      range: type.nameRange,
      message: LocalizedText(
        "'\(type.name)' publishes nothing: views that show its '\(name)' do not see it change.",
        ja: "'\(type.name)' は何も公開していません。'\(name)' を表示する View は変更に気付きません。"),
      advice: LocalizedText(
        "Make it '@Published var \(name)'.", ja: "'@Published var \(name)' にしてください。"),
      fixes: [
        Fix(
          LocalizedText("Publish what views show", ja: "表示される値を公開する"), safety: .unsafe,
          edits: shown.map {
            .insert("@Published ", at: $0.node.range.start, in: $0.node.tree)
          })
      ],
      related: shown.map {
        Finding.Related(
          $0.binding, LocalizedText("This is shown and not published.", ja: "表示されますが公開されていません。"))
      })
  }

  private func isWritten(
    _ property: PropertyDeclaration, of type: NominalType, in project: Project
  ) -> Bool {
    // A method of an object changes the object, not the property that holds it.
    let isValue =
      project.isReference(property).isNo
      || [.arrayType, .dictionaryType].contains(property.typeNode?.kind)
      || property.initialValue?.kind == .arrayLiteral
    let inside = PropertyUses(of: property, in: type).all.contains { use in
      (use.kind == .write && (isValue || use.whole == use.node) || use.kind == .call && isValue)
        && !type.initializers.contains { use.node.isInside($0.node) }
    }
    return inside
      || accesses(property, of: type, in: project).contains {
        PropertyUses.access(of: $0) == .write && (isValue || PropertyUses.whole($0) == $0)
          // A control writes through its binding: '$model.volume'.
          || isValue && $0.firstChild?.name.hasPrefix("$") == true && isControl($0)
      }
  }

  private func isControl(_ access: SourceNode) -> Bool {
    guard let argument = PropertyUses.whole(access).parent, argument.kind == .argument else {
      return false
    }
    return SwiftUINames.inputs.contains(argument.parent?.calledName ?? "")
  }

  private func isRead(
    _ property: PropertyDeclaration, of type: NominalType, in project: Project
  ) -> Bool {
    accesses(property, of: type, in: project).contains { BodyCode.isInBody($0) }
  }

  /// The places where an observing view refers to the property: `model.count`, `$model.count`.
  private func accesses(
    _ property: PropertyDeclaration, of type: NominalType, in project: Project
  ) -> [SourceNode] {
    project.memberAccesses(named: property.name).filter { access in
      guard let base = access.firstChild, base.kind == .identifier,
        let view = project.enclosingType(of: access),
        let holder = view.property(
          base.name.hasPrefix("$") ? String(base.name.dropFirst()) : base.name),
        SwiftUINames.watchers.contains(holder.wrapper?.name ?? "")
      else { return false }
      return project.type(of: holder) == type
    }
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      final class Settings: ObservableObject { // here
        var volume = 0.5
        let name = "Volume"
      }

      struct SettingsView: View {
        @StateObject private var settings = Settings()
        var body: some View { Slider(value: $settings.volume) }
      }
      """,
      fixed: """
        import SwiftUI

        final class Settings: ObservableObject { // here
          @Published var volume = 0.5
          let name = "Volume"
        }

        struct SettingsView: View {
          @StateObject private var settings = Settings()
          var body: some View { Slider(value: $settings.volume) }
        }
        """, isShown: false),
    .wrong(
      """
      import SwiftUI

      class Model: ObservableObject { // here
        var count = 0
        func add() { count += 1 }
      }

      struct Counter: View {
        @StateObject private var model = Model()
        var body: some View { Button("\\(model.count)") { model.add() } }
      }
      """,
      fixed: """
        import SwiftUI

        class Model: ObservableObject { // here
          @Published var count = 0
          func add() { count += 1 }
        }

        struct Counter: View {
          @StateObject private var model = Model()
          var body: some View { Button("\\(model.count)") { model.add() } }
        }
        """),
    .right(
      """
      import SwiftUI

      class Model: ObservableObject {
        @Published var count = 0
        func add() { count += 1 }
      }

      class Manual: ObservableObject {
        var count = 0 { willSet { objectWillChange.send() } }
        func add() { count += 1 }
      }

      struct Counter: View {
        @StateObject private var model = Model()
        @StateObject private var manual = Manual()
        var body: some View { Button("\\(model.count + manual.count)") { model.add() } }
      }
      """),
  ]
}
