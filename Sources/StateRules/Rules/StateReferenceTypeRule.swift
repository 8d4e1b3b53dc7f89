import SourceModel

/// `state-reference-type`: an object in `@State` whose changes the view shows but does not observe.
struct StateReferenceTypeRule: Rule {
  let id = "state-reference-type"
  let severity = Severity.error

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "a class in @State whose changes are not seen", ja: "変更が見えないクラスの @State"),
      reason: LocalizedText(
        """
        '@State' notices when it gets another value. A change inside of an object is no other value: \
        the body that reads the object's property does not run again. An 'ObservableObject' wants \
        '@StateObject'; a class of one's own wants '@Observable'.
        """,
        ja: """
          '@State' は別の値が入ったことに気付きます。オブジェクトの中の変更は別の値ではないため、その\
          プロパティを読む body は再実行されません。'ObservableObject' には '@StateObject' を、自分のクラス\
          には '@Observable' を使います。
          """),
      exceptions: LocalizedText(
        """
        An object that is only kept alive or handed on is left alone; so are '@Observable' classes and \
        classes of which not all is known.
        """,
        ja: "保持や受け渡しだけの場合、'@Observable' のクラス、素性の分からないクラスは対象外です。"),
      fix: LocalizedText(
        "Writes '@StateObject' for an 'ObservableObject' that nobody replaces. Safe.",
        ja: "置き換えられない 'ObservableObject' を '@StateObject' に書き換えます。安全です。"))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    project.stateHolders(in: file).flatMap { type in
      type.declaration.properties.compactMap { finding($0, of: type, in: project) }
    }
  }

  private func finding(
    _ property: PropertyDeclaration, of type: NominalType, in project: Project
  ) -> Finding? {
    if let found = generic(property, of: type, in: project) { return found }
    guard let wrapper = property.attribute("State"), let model = project.type(of: property),
      model.declaration.isClass, project.isObservable(model).isNo
    else { return nil }
    let observed = project.isObservableObject(model)
    guard observed != .unknown else { return nil }
    let uses = PropertyUses(of: property, in: type)
    guard let member = shownMember(of: model, uses, in: type, project) else { return nil }
    let name = property.name
    let canOwn =
      observed.isYes && property.initialValue?.kind == .call
      && uses.writes.allSatisfy { $0.whole != $0.node }
      && uses.wrapperUses.isEmpty && uses.projections.allSatisfy { $0.whole != $0.node }
      && property.typeNode?.isOptionalType != true
    return Finding(
      self, at: wrapper.node,
      message: LocalizedText(
        """
        '\(name)' is an object: when its '\(member)' changes, '@State' does not notice, and this view \
        shows the old value.
        """,
        ja: "'\(name)' はオブジェクトです。その '\(member)' が変わっても '@State' は気付かず、この View は古い値を表示します。"),
      advice: observed.isYes
        ? LocalizedText("Own it with '@StateObject'.", ja: "'@StateObject' で所有してください。")
        : LocalizedText(
          "Make '\(model.name)' '@Observable', or a struct.",
          ja: "'\(model.name)' を '@Observable' にするか、構造体にしてください。"),
      fixes: canOwn ? [.replaceWrapper(wrapper, with: "StateObject", safety: .safe)] : [])
  }

  /// Checks `@State var store: S` in a view that is generic over `S: ObservableObject`.
  private func generic(
    _ property: PropertyDeclaration, of type: NominalType, in project: Project
  ) -> Finding? {
    guard let wrapper = property.attribute("State"), let name = property.typeNode?.nominalName,
      let parameter = type.declaration.genericParameters.first(where: { $0.name == name }),
      let bound = parameter.children.first(where: { $0.kind.isType }),
      bound.compositionNames.contains(where: {
        isObservableObject($0, at: bound, in: project)
      }),
      let shown = PropertyUses(of: property, in: type).reads.lazy.compactMap({
        BodyCode.isInBody($0.node) ? $0.node.memberBehind : nil
      }).first(where: { mayChange($0.name, of: bound, in: project) })
    else { return nil }
    let isOptional = property.typeNode?.isOptionalType == true
    return Finding(
      self, at: wrapper.node,
      message: LocalizedText(
        """
        '\(property.name)' is an object: when its '\(shown.name)' changes, '@State' does not notice, \
        and this view shows the old value.
        """,
        ja:
          "'\(property.name)' はオブジェクトです。その '\(shown.name)' が変わっても '@State' は気付かず、この View は古い値を表示します。"
      ),
      advice: isOptional
        ? LocalizedText(
          "Unwrap it for a view that watches it with '@ObservedObject'.",
          ja: "アンラップして '@ObservedObject' で監視する View に渡してください。")
        : LocalizedText(
          "Watch it with '@ObservedObject', or own it with '@StateObject'.",
          ja: "'@ObservedObject' で監視するか、'@StateObject' で所有してください。"),
      // The wrappers for objects accept no optionals.
      fixes: isOptional
        ? [] : [.replaceWrapper(wrapper, with: "ObservedObject", safety: .suggestion)])
  }

  /// Whether a member of a generic parameter's bound may change, rather than being a constant or a
  /// publisher, as far as its protocols tell.
  private func mayChange(_ name: String, of bound: SourceNode, in project: Project) -> Bool {
    if name == "id" || name == "objectWillChange" || name.hasPrefix("$") { return false }
    var names = bound.compositionNames
    var seen: Set<String> = []
    while let next = names.popLast() {
      guard seen.insert(next).inserted, let type = project.type(named: next, from: bound) else {
        continue
      }
      if let required = type.declaration.properties.first(where: { $0.name == name }),
        type.declaration.node.kind == .protocolDeclaration
      {
        return required.accessors?.children(.accessor).contains { $0.name == "set" } == true
      }
      names += type.inheritedNames
    }
    return true
  }

  private func isObservableObject(
    _ name: String, at place: SourceNode, in project: Project
  ) -> Bool {
    if name == "ObservableObject" { return !project.declares(name) }
    guard let bound = project.type(named: name, from: place) else { return false }
    return project.isObservableObject(bound).isYes
  }

  /// A property of the object that changes and that the view's code shows.
  private func shownMember(
    of model: NominalType, _ uses: PropertyUses, in type: NominalType, _ project: Project
  ) -> String? {
    for use in uses.all where use.whole != use.node {
      guard let access = use.node.memberBehind,
        let member = model.storedProperties.first(where: { $0.name == access.name }),
        !member.isLet, !member.isLazy, BodyCode.isInBody(use.node)
      else { continue }
      // A button that also changes another state triggers an update by that; a value that is only
      // read in an action is not shown.
      if project.isObservableObject(model).isYes, member.attribute("Published") == nil { continue }
      if use.kind == .read || use.kind == .projection { return member.name }
    }
    return nil
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      protocol Store: ObservableObject { var count: Int { get set } }

      struct Counter<S: Store>: View {
        @State var store: S // here
        var body: some View { Button("\\(store.count)") { store.count += 1 } }
      }

      struct Kept<S: ObservableObject, Value>: View {
        @State var store: S
        @State var value: Value
        var body: some View { Text("Kept").environmentObject(store) }
      }

      struct Maybe<S: Store>: View {
        @State var store: S? // here
        var body: some View { Text("\\(store?.count ?? 0)") }
      }
      """, isShown: false),
    .right(
      """
      import SwiftUI

      protocol Named { var title: String { get } }
      protocol Store: ObservableObject, Identifiable, Named { var count: Int { get set } }

      struct Title<S: Store>: View {
        @State var store: S
        var body: some View {
          Text("\\(store.title) \\(store.id)").onReceive(store.objectWillChange) { _ in print("Changes") }
        }
      }
      """, isShown: false),
    .wrong(
      """
      import SwiftUI

      class Tally { var count = 0 }
      typealias Counted = Tally

      struct Counter: View {
        @State private var tally: Tally? // here
        @State private var other: Optional<Tally> = nil // here
        @State private var counted: Counted = Counted() // here
        var body: some View {
          Button("\\(tally?.count ?? 0) \\(other?.count ?? 0) \\(counted.count)") { tally = Tally() }
        }
      }
      """, isShown: false),
    .wrong(
      """
      import SwiftUI

      class Model: ObservableObject {
        @Published var count = 0
      }

      struct Counter: View {
        @State private var model = Model() // here
        var body: some View { Button("\\(model.count)") { model.count += 1 } }
      }
      """,
      fixed: """
        import SwiftUI

        class Model: ObservableObject {
          @Published var count = 0
        }

        struct Counter: View {
          @StateObject private var model = Model() // here
          var body: some View { Button("\\(model.count)") { model.count += 1 } }
        }
        """),
    .wrong(
      """
      import SwiftUI

      class Tally {
        var count = 0
      }

      struct Counter: View {
        @State private var tally = Tally() // here
        var body: some View { Button("\\(tally.count)") { tally.count += 1 } }
      }
      """),
    .right(
      """
      import SwiftUI

      @Observable class Model {
        var count = 0
      }

      class Cache {
        var images: [String: Image] = [:]
        lazy var name = "\\(ObjectIdentifier(self))"
      }

      struct Counter: View {
        @State private var model = Model()
        @State private var cache = Cache()
        var body: some View {
          Button("\\(model.count) \\(cache.name)") { cache.images = [:] }
        }
      }
      """),
  ]
}
