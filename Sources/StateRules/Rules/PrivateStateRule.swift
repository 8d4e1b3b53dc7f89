import SourceModel

/// `private-state`: a `@State` or `@StateObject` that other code can set.
struct PrivateStateRule: Rule {
  let id = "private-state"
  let severity = Severity.warning

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText("a state that is not private", ja: "private でない状態"),
      reason: LocalizedText(
        """
        A '@State' belongs to its view alone. If it is not private, the view's initialiser takes a \
        value for it, and a value passed there is kept the first time and ignored ever after. \
        'private' makes the compiler refuse that.
        """,
        ja: """
          '@State' はその View だけのものです。private でなければ View の初期化子がその値を受け取り、渡された\
          値は最初だけ使われて以後は無視されます。'private' にすればコンパイラがそれを拒みます。
          """),
      exceptions: LocalizedText(
        """
        Previews, tests, states without a default, and states that something outside of the type \
        names are left alone.
        """,
        ja: "プレビュー、テスト、初期値のない状態、型の外から使われている状態は対象外です。"),
      fix: LocalizedText(
        "Writes 'private'. Safe: nothing outside of the type names it.",
        ja: "'private' を付けます。型の外から使われていないので安全です。"))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    project.stateHolders(in: file).flatMap { type in
      type.declaration.properties.compactMap { finding($0, of: type, in: file, project) }
    }
  }

  private func finding(
    _ property: PropertyDeclaration, of type: NominalType, in file: SourceFile, _ project: Project
  ) -> Finding? {
    guard let wrapper = property.attribute("State") ?? property.attribute("StateObject"),
      property.startsByItself, !property.isPublic, !property.isStatic,
      !property.modifiers.contains(where: { $0.name == "private" || $0.name == "fileprivate" }),
      !project.isInKeyPath(property.name), !isUsedOutside(property, of: type, in: project),
      !isRequired(property, of: type, in: project)
    else { return nil }
    let name = property.name
    // With an explicit initialiser, callers cannot pass a value; an app is created by the system.
    let isPassable =
      type.declaration.initializers.isEmpty && !type.inheritedNames.contains("App")
    return Finding(
      self, at: wrapper.node,
      message: isPassable
        ? LocalizedText(
          "'\(name)' belongs to '\(type.name)' alone, but whoever makes one may pass a value for it.",
          ja: "'\(name)' は '\(type.name)' だけの状態ですが、作る側から値を渡せてしまいます。")
        : LocalizedText(
          "'\(name)' belongs to '\(type.name)' alone, but code outside of it may read and set it.",
          ja: "'\(name)' は '\(type.name)' だけの状態ですが、外のコードから読み書きできてしまいます。"),
      advice: LocalizedText("Make it 'private'.", ja: "'private' にしてください。"),
      fixes: [
        .insertBeforeKeyword(
          "private", of: property,
          title: LocalizedText("Make it private", ja: "private にする"), safety: .safe)
      ])
  }

  /// Whether a protocol that the type conforms to may require it.
  private func isRequired(
    _ property: PropertyDeclaration, of type: NominalType, in project: Project
  ) -> Bool {
    type.inheritedNames.contains { name in
      if KnownTypes.viewProtocols.contains(name) || KnownTypes.plainProtocols.contains(name) {
        return false
      }
      guard let required = project.type(named: name, from: type.declaration.node) else {
        return true
      }
      return required.property(property.name) != nil || !required.inheritedNames.isEmpty
    }
  }

  /// Whether code that `private` would exclude may refer to it: as an argument of the view's
  /// initialiser, as a member of a value, or in an extension in another file.
  private func isUsedOutside(
    _ property: PropertyDeclaration, of type: NominalType, in project: Project
  ) -> Bool {
    let name = property.name
    let names = [name, "$" + name, "_" + name]
    for call in project.calls(named: type.name)
    where call.arguments.contains(where: { $0.name == name }) {
      return true
    }
    for name in names {
      for use in project.memberAccesses(named: name) {
        let isInside = type.parts.contains { $0.path == property.path && use.isInside($0.node) }
        if !isInside && mayBe(use, of: type, in: project) { return true }
      }
    }
    // A call of an explicit initialiser elsewhere does not refer to it.
    for part in type.parts where part.path != property.path {
      if !PropertyUses(of: name, in: [part.node]).all.isEmpty { return true }
    }
    return false
  }

  /// Whether a member may belong to this type: `viewModel.count` is the view model's.
  private func mayBe(_ use: SourceNode, of type: NominalType, in project: Project) -> Bool {
    guard let base = use.firstChild else { return true }
    if base.kind == .identifier, let around = project.enclosingType(of: use),
      let property = around.property(
        base.name.hasPrefix("$") ? String(base.name.dropFirst()) : base.name),
      let other = project.typeName(of: property)
    {
      return other.split(separator: ".").last.map(String.init) == type.name
    }
    if base.kind == .identifier, project.isTypeName(base.name) {
      return base.name == type.name
    }
    return true
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      struct Choice: View {
        @State var chosen: Int? // here
        @State var given: Int
        var body: some View { Button("\\(chosen ?? given)") { chosen = 1 } }
      }
      """,
      fixed: """
        import SwiftUI

        struct Choice: View {
          @State private var chosen: Int? // here
          @State var given: Int
          var body: some View { Button("\\(chosen ?? given)") { chosen = 1 } }
        }
        """, isShown: false),
    .wrong(
      """
      import SwiftUI

      struct Counter: View {
        @State var count = 0 // here
        var body: some View { Button("\\(count)") { count += 1 } }
      }
      """,
      fixed: """
        import SwiftUI

        struct Counter: View {
          @State private var count = 0 // here
          var body: some View { Button("\\(count)") { count += 1 } }
        }
        """),
    .right(
      """
      import SwiftUI

      struct Counter: View {
        @State private var count = 0
        var body: some View { Button("\\(count)") { count += 1 } }
      }

      #Preview {
        @Previewable @State var count = 0
        Button("\\(count)") { count += 1 }
      }
      """),
    .right(
      """
      struct Counter: View {
        @State var count = 0
        var body: some View { Button("\\(count)") { count += 1 } }
      }

      struct Counters: View {
        var body: some View { Counter(count: 5) }
      }
      """, isShown: false),
    .right(
      """
      struct Counter_Previews: PreviewProvider {
        struct Wrapper: View {
          @State var count = 0
          var body: some View { Button("\\(count)") { count += 1 } }
        }
        static var previews: some View { Wrapper() }
      }
      """, isShown: false),
  ]
}
