import SourceModel

/// `state-object-passed-in`: `_model = StateObject(wrappedValue: model)` with a parameter.
struct StateObjectPassedInRule: Rule {
  let id = "state-object-passed-in"
  let severity = Severity.warning

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "a @StateObject that is set from a parameter", ja: "引数から設定される @StateObject"),
      reason: LocalizedText(
        """
        '@StateObject' takes its object once, when the view appears, and ignores every later one. \
        Where the parent passes another object, the view goes on showing the first. An object that \
        comes from outside is owned outside: '@ObservedObject' watches it.
        """,
        ja: """
          '@StateObject' は View が現れるときに一度だけオブジェクトを受け取り、以後に渡されたものは無視\
          します。親が別のオブジェクトを渡しても、最初のものが表示され続けます。外から来るオブジェクトは外が\
          所有するので、'@ObservedObject' で監視します。
          """),
      exceptions: LocalizedText(
        """
        A parameter that is an '@autoclosure' or a closure makes the object lazily and is right. So is \
        an object that is made in the initialiser.
        """,
        ja: "'@autoclosure' やクロージャの引数、init の中で作られるオブジェクトは対象外です。"),
      fix: LocalizedText(
        "Writes '@ObservedObject'. A suggestion: callers may make the object in place.",
        ja: "'@ObservedObject' に書き換えます。呼び出し側がその場で作っている場合があるため、提案に留めます。"))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    project.stateHolders(in: file).flatMap { type in
      type.declaration.properties.flatMap { property -> [Finding] in
        guard let wrapper = property.attribute("StateObject") else { return [] }
        if let found = memberwise(property, wrapper, of: type, in: project) { return [found] }
        return type.initializers.flatMap { initializer in
          assignments(of: property, in: initializer).compactMap {
            finding(property, wrapper, $0, initializer, of: type, in: project)
          }
        }
      }
    }
  }

  /// Checks a view without an explicit initialiser: the compiler's passes the object on unchanged.
  private func memberwise(
    _ property: PropertyDeclaration, _ wrapper: AttributeUse, of type: NominalType,
    in project: Project
  ) -> Finding? {
    guard type.initializers.isEmpty, property.initialValue == nil, !property.isPrivate,
      type.declaration.kind == .structDeclaration,
      let owner = owner(passing: property.name, to: type, in: project)
    else { return nil }
    return finding(
      at: wrapper.node, property, property.name, of: type, owner: owner,
      edits: Fix.replaceWrapper(wrapper, with: "ObservedObject", safety: .suggestion).edits)
  }

  /// `_model = StateObject(...)` in an initialiser.
  private func assignments(
    of property: PropertyDeclaration, in initializer: FunctionDeclaration
  ) -> [SourceNode] {
    guard let body = initializer.body else { return [] }
    return body.descendants.filter { node in
      guard node.kind == .assignment, let target = node.firstChild else { return false }
      return target.namePath == ["_" + property.name]
    }
  }

  private func finding(
    _ property: PropertyDeclaration, _ wrapper: AttributeUse, _ assignment: SourceNode,
    _ initializer: FunctionDeclaration, of type: NominalType, in project: Project
  ) -> Finding? {
    guard let call = assignment.assignedValue,
      call.calledName == "StateObject" || call.calledName == "init",
      let value = call.argument("wrappedValue"), value.kind == .identifier,
      let parameter = initializer.parameters.first(where: { $0.name == value.name }),
      LocalNames.declaration(of: value.name, at: value) == parameter.node,
      let parameterType = parameter.typeNode, parameterType.kind != .functionType,
      !parameter.node.descendants.contains(where: { $0.kind == .attribute }),
      let owner = owner(passing: parameter.label, to: type, in: project)
    else { return nil }
    var edits = Fix.replaceWrapper(wrapper, with: "ObservedObject", safety: .suggestion).edits
    if let callee = call.callee, callee.name == "StateObject" {
      edits.append(.replace(callee, with: "ObservedObject"))
    }
    return finding(at: value, property, value.name, of: type, owner: owner, edits: edits)
  }

  private func finding(
    at node: SourceNode, _ property: PropertyDeclaration, _ passed: String, of type: NominalType,
    owner: SourceNode, edits: [Edit]
  ) -> Finding {
    let name = property.name
    return Finding(
      self, at: node,
      message: LocalizedText(
        """
        '\(name)' keeps the first object that '\(type.name)' gets: a '\(passed)' that is passed \
        later is ignored.
        """,
        ja: "'\(name)' は '\(type.name)' が最初に受け取ったオブジェクトを保持し、後から渡された '\(passed)' は無視されます。"),
      advice: LocalizedText(
        "Watch it with '@ObservedObject': somebody else owns it.",
        ja: "所有者は別にいるので '@ObservedObject' で監視してください。"),
      fixes: [
        Fix(
          LocalizedText("Make it '@ObservedObject'", ja: "'@ObservedObject' にする"),
          safety: .suggestion, edits: edits)
      ],
      related: [
        Finding.Related(
          owner, LocalizedText("It is passed here, and owned there.", ja: "ここで渡され、所有者は別にいます。"))
      ])
  }

  /// A call that passes an object that the caller keeps. An object that is created only for this
  /// view belongs to it, however it is passed.
  private func owner(
    passing label: String, to type: NominalType, in project: Project
  ) -> SourceNode? {
    for call in project.constructions(of: type) where !Previews.contain(call) {
      guard let value = label.isEmpty ? call.arguments.first?.value : call.argument(label),
        let view = project.enclosingType(of: call), view != type, project.holdsState(view).isYes
      else { continue }
      for object in alternatives(of: value) {
        guard let path = object.namePath, path.count == 1, let name = path.first,
          !LocalNames.hide(name, at: object), let kept = view.property(name), kept.isStored,
          !kept.isStatic
        else { continue }
        return value
      }
    }
    return nil
  }

  /// Both values of `isFirst ? first : second`.
  private func alternatives(of value: SourceNode) -> [SourceNode] {
    guard value.kind == .sequence else { return [value] }
    let parts = Array(value.children)
    guard let choice = parts.firstIndex(where: { $0.kind == .binaryOperator && $0.name == "?" }),
      let first = parts[choice].firstChild
    else { return [] }
    return [first] + parts[(choice + 1)...].suffix(1)
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      final class Profile: ObservableObject { @Published var name = "" }

      struct Root: View {
        @StateObject private var first = Profile()
        @StateObject private var second = Profile()
        @State private var isFirst = true
        var body: some View {
          Toggle("First", isOn: $isFirst)
          ProfileView(profile: isFirst ? first : second)
        }
      }

      struct ProfileView: View {
        @StateObject var profile: Profile // here
        var body: some View { TextField("Name", text: $profile.name) }
      }
      """, isShown: false),
    .wrong(
      """
      import SwiftUI

      struct Detail: View {
        @StateObject private var model: Model
        init(model: Model) {
          _model = StateObject(wrappedValue: model) // here
        }
        var body: some View { Text(model.title) }
      }

      struct Screen: View {
        @StateObject private var model = Model()
        var body: some View { Detail(model: model) }
      }
      """),
    .wrong(
      """
      struct Detail: View {
        @StateObject var model: Model // here
        var body: some View { Text(model.title) }
      }

      struct Screen: View {
        @StateObject private var model = Model()
        var body: some View { Detail(model: model) }
      }
      """, isShown: false),
    .right(
      """
      struct Detail: View {
        @StateObject var model: Model
        var body: some View { Text(model.title) }
      }

      struct Screen: View {
        var body: some View { Detail(model: Model()) }
      }
      """, isShown: false),
    .right(
      """
      import SwiftUI

      struct Detail: View {
        @StateObject private var model: Model
        init(id: Int) {
          _model = StateObject(wrappedValue: Model(id: id))
        }
        init(model: @autoclosure @escaping () -> Model) {
          _model = StateObject(wrappedValue: model())
        }
        var body: some View { Text(model.title) }
      }
      """),
    .right(
      """
      struct Detail: View {
        @StateObject private var model: Model
        init(model: Model) {
          _model = StateObject(wrappedValue: model)
        }
        var body: some View { Text(model.title) }
      }

      struct Screen: View {
        let factory: Factory
        var body: some View {
          Detail(model: Model())
          Detail(model: factory.makeModel())
        }
      }
      """, isShown: false),
    .right(
      """
      struct Detail: View {
        @StateObject private var model: Model
        init(make: @escaping () -> Model, autoclosure: @autoclosure @escaping () -> Model) {
          let model = Model()
          _model = StateObject(wrappedValue: model)
        }
        var body: some View { Text(model.title) }
      }
      """, isShown: false),
  ]
}
