import SourceModel

/// `nested-observable-object`: an `ObservableObject` in a `@Published` property of another.
struct NestedObservableObjectRule: Rule {
  let id = "nested-observable-object"
  let severity = Severity.warning

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "an ObservableObject inside of another", ja: "ObservableObject の中の ObservableObject"),
      reason: LocalizedText(
        """
        '@Published' sends when it gets another object, not when that object changes. A view that \
        watches the outer object and shows a property of the inner one stays stale.
        """,
        ja: """
          '@Published' は別のオブジェクトが入ったときに通知し、そのオブジェクトの中が変わっても通知しません。\
          外側を監視して内側のプロパティを表示する View は古いままになります。
          """),
      exceptions: LocalizedText(
        """
        Where the outer object forwards 'objectWillChange', or views hand the inner object to a view \
        that watches it, nothing is found.
        """,
        ja: "外側が 'objectWillChange' を転送する場合や、内側を監視する View に渡している場合は対象外です。"))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    project.classes(in: file).flatMap { type -> [Finding] in
      guard project.isWatchedByWrappers(type),
        !type.parts.contains(where: { part in
          part.node.descendants.contains { $0.name == "objectWillChange" }
        })
      else { return [] }
      return type.declaration.properties.compactMap { property in
        let attribute = property.attribute("Published")
        guard attribute != nil || property.wrapper == nil, property.isStored, !property.isStatic,
          !isFollowed(property, by: type, in: project),
          let inner = project.type(of: property) ?? element(of: property, in: project),
          inner.declaration.isClass, project.isWatchedByWrappers(inner),
          let shown = property.typeNode?.kind == .arrayType
            ? shownInRow(of: inner, through: property, of: type, in: project)
            : shownMember(of: inner, through: property, of: type, in: project)
        else { return nil }
        return finding(attribute?.node ?? property.binding, property, inner, shown)
      }
    }
  }

  /// `Item` in `[Item]`.
  private func element(of property: PropertyDeclaration, in project: Project) -> NominalType? {
    guard let list = property.typeNode, list.kind == .arrayType else { return nil }
    return project.type(list.firstChild)
  }

  /// Finds `item.title` in `ForEach(model.items) { item in Text(item.title) }`, in a view that
  /// holds the outer object, where the inner one changes its own title.
  private func shownInRow(
    of inner: NominalType, through property: PropertyDeclaration, of outer: NominalType,
    in project: Project
  ) -> SourceNode? {
    for access in project.memberAccesses(named: property.name) {
      guard let argument = access.parent, argument.kind == .argument, argument.name.isEmpty,
        let loop = argument.parent, ["ForEach", "List"].contains(loop.calledName ?? ""),
        let base = access.firstChild, base.kind == .identifier, BodyCode.isInBody(access),
        let view = project.enclosingType(of: access), project.isView(view).isYes,
        let holder = view.property(base.name), project.type(of: holder) == outer,
        let row = loop.closureArguments.first
      else { continue }
      let item = row.children(.parameter).first?.name ?? "$0"
      for member in row.descendants
      where member.kind == .memberAccess && member.firstChild?.kind == .identifier
        && member.firstChild?.name == item && BodyCode.isInBody(member)
      {
        guard let shown = inner.property(member.name), shown.attribute("Published") != nil,
          PropertyUses.access(of: member) == .read,
          changesByItself(shown, of: inner) || isChanged(shown, of: item, in: row)
        else { continue }
        return member
      }
    }
    return nil
  }

  /// Whether the row itself sets it: `Button("Done") { item.isDone.toggle() }`.
  private func isChanged(
    _ property: PropertyDeclaration, of item: String, in row: SourceNode
  ) -> Bool {
    row.descendants.contains { node in
      guard node.kind == .memberAccess, node.name == property.name,
        node.firstChild?.kind == .identifier, node.firstChild?.name == item
      else { return false }
      switch PropertyUses.access(of: node) {
      case .write: return true
      case .call: return PropertyUses.whole(node).name == "toggle"
      default: return false
      }
    }
  }

  /// Whether a method of the object sets it.
  private func changesByItself(_ property: PropertyDeclaration, of type: NominalType) -> Bool {
    PropertyUses(of: property, in: type).writes.contains { write in
      !type.initializers.contains { write.node.isInside($0.node) }
    }
  }

  private func finding(
    _ place: SourceNode, _ property: PropertyDeclaration, _ inner: NominalType,
    _ shown: SourceNode
  ) -> Finding {
    let name = property.name
    return Finding(
      self, at: place,
      message: LocalizedText(
        """
        '\(name)' is an 'ObservableObject' itself: a view that shows '\(name).\(shown.name)' does not \
        see it change.
        """,
        ja: "'\(name)' 自身が 'ObservableObject' です。'\(name).\(shown.name)' を表示する View は変更に気付きません。"),
      advice: LocalizedText(
        "Make both '@Observable', or hand '\(name)' to a view that watches it.",
        ja: "両方を '@Observable' にするか、'\(name)' を監視する View に渡してください。"),
      related: [
        Finding.Related(shown, LocalizedText("It is shown here.", ja: "ここで表示されています。"))
      ])
  }

  /// Whether the outer object subscribes to the inner one's publishers, itself or in a protocol
  /// extension, since it may then notify the views.
  private func isFollowed(
    _ property: PropertyDeclaration, by type: NominalType, in project: Project
  ) -> Bool {
    let listens = type.parts.contains { part in
      part.node.descendants.contains { node in
        guard node.kind == .memberAccess, node.name.hasPrefix("$"), let base = node.firstChild
        else {
          return false
        }
        return base.namePath?.contains(property.name) == true
      }
    }
    if listens { return true }
    let publishing: Set<String> = ["sink", "assign", "send"]
    return type.inheritedNames.contains { name in
      project.extensions(of: name).contains { part in
        part.node.descendants.contains {
          $0.kind == .call && publishing.contains($0.calledName ?? "")
        }
      }
    }
  }

  /// Whether a property is set after its object was created, other than through bindings via the
  /// outer object: those also set the outer property, so views are notified.
  private func isSet(
    _ property: PropertyDeclaration, of type: NominalType, in project: Project,
    from outer: PropertyDeclaration
  ) -> Bool {
    PropertyUses(of: property, in: type).all.contains { use in
      (use.mayWrite || use.kind == .projection || use.kind == .wrapper)
        && !type.initializers.contains { use.node.isInside($0.node) }
    }
      || project.memberAccesses(named: property.name).contains { access in
        PropertyUses.access(of: access) == .write
          && access.firstChild?.namePath?.last == outer.name
          && project.file(of: access)?.isTest == false && !Previews.contain(access)
      }
  }

  /// Finds `model.inner.title` in the body of a view that holds the outer object.
  private func shownMember(
    of inner: NominalType, through property: PropertyDeclaration, of outer: NominalType,
    in project: Project
  ) -> SourceNode? {
    for access in project.memberAccesses(named: property.name) {
      guard let base = access.firstChild, base.kind == .identifier, BodyCode.isInBody(access),
        let view = project.enclosingType(of: access),
        let holder = view.property(
          base.name.hasPrefix("$") ? String(base.name.dropFirst()) : base.name),
        project.type(of: holder) == outer, project.isView(view).isYes
      else { continue }
      guard let member = access.memberBehind, let shown = inner.property(member.name),
        shown.attribute("Published") != nil,
        isSet(shown, of: inner, in: project, from: property),
        !view.storedProperties.contains(where: {
          SwiftUINames.watchers.contains($0.wrapper?.name ?? "")
            && project.type(of: $0) == inner
        })
      else { continue }
      return member
    }
    return nil
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      final class Item: ObservableObject, Identifiable { @Published var isDone = false }

      final class Todos: ObservableObject {
        @Published var items: [Item] = [] // here
      }

      struct TodosView: View {
        @StateObject private var todos = Todos()
        var body: some View {
          List(todos.items) { item in
            Button(item.isDone ? "Done" : "Open") { item.isDone.toggle() }
          }
        }
      }
      """, isShown: false),
    .wrong(
      """
      import SwiftUI

      final class Item: ObservableObject, Identifiable {
        @Published var title = ""
        func rename() { title = "New" }
      }

      final class Store: ObservableObject {
        @Published var items: [Item] = [] // here
        @Published var others: [Item] = []
      }

      struct Items: View {
        @StateObject private var store = Store()
        var body: some View {
          ForEach(store.items) { item in Button(item.title) { item.rename() } }
          ForEach(store.others) { Row(item: $0) }
        }
      }

      struct Row: View {
        @ObservedObject var item: Item
        var body: some View { Button(item.title) { item.rename() } }
      }
      """, isShown: false),
    .wrong(
      """
      import SwiftUI

      class Profile: ObservableObject {
        @Published var name = ""
        func load() async { name = await fetch() }
      }

      class Account: ObservableObject {
        @Published var profile = Profile() // here
      }

      struct Header: View {
        @ObservedObject var account: Account
        var body: some View { Text(account.profile.name) }
      }
      """),
    .wrong(
      """
      import SwiftUI

      class Profile: ObservableObject {
        @Published private(set) var name = ""
        func load() async { name = await fetch() }
      }

      class Account: ObservableObject {
        let profile = Profile() // here
        let other = Profile()
      }

      struct Header: View {
        @StateObject private var account = Account()
        var body: some View {
          Text(account.profile.name)
          Button("Load") { Task { await account.other.load() } }
        }
      }
      """, isShown: false),
    .right(
      """
      import SwiftUI

      class Profile: ObservableObject {
        @Published var name = ""
      }

      class Account: ObservableObject {
        @Published var profile = Profile()
      }

      struct Header: View {
        @ObservedObject var account: Account
        var body: some View { Name(profile: account.profile) }
      }

      struct Name: View {
        @ObservedObject var profile: Profile
        var body: some View { Text(profile.name) }
      }
      """),
    .right(
      """
      import SwiftUI

      class Field: ObservableObject {
        @Published var text = ""
      }

      class Account: ObservableObject {
        @Published var field = Field()
      }

      struct Form: View {
        @ObservedObject var account: Account
        var body: some View {
          TextField("Name", text: $account.field.text)
          Text(account.field.text)
        }
      }
      """, isShown: false),
    .right(
      """
      class Tasks: ObservableObject {
        @Published var names: [String] = []
        func isEmpty() -> Bool { names.isEmpty || names.contains("") }
      }

      class Account: ObservableObject {
        @Published var tasks = Tasks()
      }

      struct Header: View {
        @ObservedObject var account: Account
        var body: some View { Text(account.tasks.names.joined()) }
      }
      """, isShown: false),
  ]
}
