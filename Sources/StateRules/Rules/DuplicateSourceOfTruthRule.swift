import SourceModel

/// `duplicate-source-of-truth`: the same data in two states.
struct DuplicateSourceOfTruthRule: Rule {
  let id = "duplicate-source-of-truth"
  let severity = Severity.warning

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText("the same datum in two states", ja: "同じデータを二つの状態が持つ"),
      reason: LocalizedText(
        """
        A datum has one owner. Where parent and child each keep a copy, or a copy follows a binding by \
        'onAppear' and 'onChange', the two are different between two updates, and every new way to \
        change one of them is a way to forget the other. The child takes a '@Binding' to the owner's.
        """,
        ja: """
          データの所有者は一つです。親と子がそれぞれ写しを持ったり、'onAppear' や 'onChange' で binding を\
          写したりすると、更新の間に両者が食い違い、変更する箇所が増えるたびに片方を忘れる恐れがあります。\
          子は所有者の値への '@Binding' を受け取ります。
          """),
      exceptions: LocalizedText(
        """
        States that are only called the same ('isPresented', an empty text) are left alone, and a copy \
        that the view edits before it is saved.
        """,
        ja: "名前が同じだけの状態('isPresented' や空の文字列)や、保存前に編集する写しは対象外です。"))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    project.views(in: file).flatMap { type in
      twins(of: type, in: project) + mirrors(in: type, project) + copies(in: type, project)
    }
  }

  // MARK: Parent and child

  private func twins(of child: NominalType, in project: Project) -> [Finding] {
    child.declaration.properties.compactMap { property in
      guard property.attribute("State") != nil, let value = property.initialValue,
        Self.isTelling(value)
      else { return nil }
      for call in project.constructions(of: child) where !Previews.contain(call) {
        guard let parent = project.enclosingType(of: call), parent != child,
          project.isView(parent).isYes, let twin = parent.declaration.property(property.name),
          twin.attribute("State") != nil, let twinValue = twin.initialValue,
          twinValue.text == value.text
        else { continue }
        let name = property.name
        return Finding(
          self, at: property.binding,
          range: property.nameRange,
          message: LocalizedText(
            """
            '\(child.name)' and its parent '\(parent.name)' each keep a '\(name)': a change of one is \
            not seen by the other.
            """,
            ja: "'\(child.name)' とその親 '\(parent.name)' が別々に '\(name)' を持っています。片方の変更はもう片方に届きません。"),
          advice: LocalizedText(
            "Keep it in '\(parent.name)', and pass it as a '@Binding' or a value.",
            ja: "'\(parent.name)' だけが持ち、'@Binding' または値として渡してください。"),
          related: [
            Finding.Related(
              twin.binding, LocalizedText("The parent's is here.", ja: "親の状態はここです。"))
          ])
      }
      return nil
    }
  }

  /// Whether an initial value is so specific that two states with it are the same data.
  private static func isTelling(_ value: SourceNode) -> Bool {
    value.kind == .stringLiteral && value.name.count > 1
  }

  // MARK: A state that follows a binding

  /// Finds `onAppear { copy = original }` with `onChange(of: copy) { original = copy }`: nothing
  /// happens in between, so the binding itself is enough.
  private func mirrors(in type: NominalType, _ project: Project) -> [Finding] {
    let bindings = type.properties.filter(\.isBinding)
    guard !bindings.isEmpty else { return [] }
    return type.declaration.properties.compactMap { property in
      guard property.attribute("State") != nil else { return nil }
      let writes = PropertyUses(of: property, in: type).writes.filter { $0.whole == $0.node }
      guard !writes.isEmpty else { return nil }
      for binding in bindings {
        let copies = writes.allSatisfy { copiesWhole(binding.name, in: $0.node) }
        guard copies, writes.contains(where: { !reactions(around: $0.node, in: type).isEmpty })
        else { continue }
        let back = PropertyUses(of: binding, in: type).writes.filter { write in
          write.whole == write.node && copiesWhole(property.name, in: write.node)
            && reactions(around: write.node, in: type).contains { $0.observed == property.name }
        }
        let allWrites = PropertyUses(of: binding, in: type).writes
        guard !back.isEmpty, back.count == allWrites.count else { continue }
        return copy(property, of: binding.name, instead: "$" + binding.name)
      }
      return nil
    }
  }

  /// Finds `onAppear { copy = input }` with `onChange(of: input) { copy = input }`.
  private func copies(in type: NominalType, _ project: Project) -> [Finding] {
    type.declaration.properties.compactMap { property in
      guard property.attribute("State") != nil else { return nil }
      let value = RedundantDerivedStateRule().followedValue(
        of: property, PropertyUses(of: property, in: type), in: type, project)
      return value.flatMap { $0.isCopy ? copy(property, of: $0.source, instead: $0.source) : nil }
    }
  }

  private func copy(
    _ property: PropertyDeclaration, of source: String, instead path: String
  ) -> Finding {
    let name = property.name
    return Finding(
      self, at: property.binding,
      range: property.nameRange,
      message: LocalizedText(
        """
        '\(name)' is a second copy of '\(source)', kept the same by hand: between two updates they \
        differ.
        """,
        ja: "'\(name)' は '\(source)' の写しで、手作業で揃えられています。更新の間は食い違います。"),
      advice: LocalizedText("Use '\(path)' itself.", ja: "'\(path)' をそのまま使ってください。"))
  }

  /// The reactions that assign to `target`, by themselves or in a method that they call.
  private func reactions(around target: SourceNode, in type: NominalType) -> [Reaction] {
    if let reaction = Reaction(around: target) { return [reaction] }
    return target.parent.flatMap { Reaction.all(around: $0, in: type) } ?? []
  }

  private func copiesWhole(_ name: String, in target: SourceNode) -> Bool {
    guard let assignment = PropertyUses.whole(target).parent, assignment.kind == .assignment,
      assignment.detail == "=",
      let value = assignment.assignedValue
    else { return false }
    if value.namePath == [name] { return true }
    // The value that `onChange(of: name)` passes.
    guard value.kind == .identifier, let reaction = Reaction(around: target) else {
      return false
    }
    return reaction.observed == name && reaction.newValue == value.name
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      struct Parent: View {
        @State private var username = "John"
        var body: some View {
          Text(username)
          Child()
        }
      }

      struct Child: View {
        @State private var username = "John" // here
        var body: some View { TextField("Name", text: $username) }
      }
      """),
    .wrong(
      """
      struct Volume: View {
        @Binding var volume: Double
        @State private var shown: Double = 0 // here
        var body: some View {
          Slider(value: $shown)
            .onAppear { shown = volume }
            .onChange(of: shown) { _, new in volume = new }
        }
      }
      """),
    .wrong(
      """
      struct Volume: View {
        let volume: Double
        @State private var shown = 0.0 // here
        @State private var level = 0.0 // here
        @Binding var name: String
        @State private var title = "" // here
        @State private var last = 0.0
        var body: some View {
          Text("\\(shown) \\(level) \\(title) \\(last)")
            .onAppear { shown = volume }
            .onChange(of: volume) { shown = volume }
            .onChange(of: volume, initial: true) { _, new in level = new }
            .onAppear { title = name }
            .onChange(of: name) { title = name }
            .onChange(of: volume) { old, _ in last = old }
        }
      }
      """, isShown: false),
    .right(
      """
      import SwiftUI

      struct Parent: View {
        @State private var username = "John"
        var body: some View {
          Text(username)
          Child(username: $username)
        }
      }

      struct Child: View {
        @Binding var username: String
        var body: some View { TextField("Name", text: $username) }
      }
      """),
    .right(
      """
      struct Editor: View {
        @Binding var name: String
        @State private var draft = ""
        var body: some View {
          TextField("Name", text: $draft)
            .onAppear { draft = name }
            .onSubmit { name = draft }
        }
      }
      """),
  ]
}
