import SourceModel

/// `foreach-index-id`: rows that are identified by their index or by the value that they edit.
struct ForEachIndexIdRule: Rule {
  let id = "foreach-index-id"
  let severity = Severity.warning

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "rows known by their place or by an edited value", ja: "位置や編集中の値で識別される行"),
      reason: LocalizedText(
        """
        A row's state belongs to its id. 'ForEach(0..<items.count)' is made for a range that never \
        changes. With the index as the id, removing the first row gives its state to the second. With \
        an edited value as the id, each key typed makes another row, and the field loses its focus.
        """,
        ja: """
          行の状態は id に属します。'ForEach(0..<items.count)' は変わらない範囲のためのものです。添字を id に\
          すると、先頭の行を消したとき状態が次の行に移ります。編集中の値を id にすると、一文字ごとに別の行に\
          なり、フォーカスが失われます。
          """),
      exceptions: LocalizedText(
        """
        Collections that do not change, and rows without a state of their own, are left alone.
        """,
        ja: "変化しないコレクションや、状態を持たない行は対象外です。"))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    guard !file.isTest else { return [] }
    return ["ForEach", "List"].flatMap { project.calls(named: $0, in: file) }
      .filter { $0.callee?.kind == .identifier }
      .compactMap { call in
        guard !Previews.contain(call), let type = project.enclosingType(of: call),
          let data = call.arguments.first, data.name.isEmpty, let value = data.value
        else { return nil }
        return constantRange(call, value, in: type, project)
          ?? changingRange(call, value, in: type)
          ?? movedIndices(call, value, in: type, project)
          ?? editedValues(call, value, in: type, project)
      }
  }

  // MARK: 0..<items.count

  private func constantRange(
    _ call: SourceNode, _ value: SourceNode, in type: NominalType, _ project: Project
  ) -> Finding? {
    guard call.argument("id") == nil, let path = countedPath(value) ?? indicesPath(value),
      let source = changing(path, at: value, in: type, project)
    else { return nil }
    return Finding(
      self, at: value,
      message: LocalizedText(
        "This range is read once: rows that '\(source)' gets later do not appear.",
        ja: "この範囲は一度だけ読まれます。後から '\(source)' に加わった行は現れません。"),
      advice: LocalizedText(
        "Give 'ForEach' the collection itself, of 'Identifiable' elements.",
        ja: "'Identifiable' な要素のコレクションを 'ForEach' に渡してください。"))
  }

  /// `ForEach(0..<rows)`, where `rows` is a state that something changes.
  private func changingRange(
    _ call: SourceNode, _ value: SourceNode, in type: NominalType
  ) -> Finding? {
    guard call.argument("id") == nil, value.kind == .sequence else { return nil }
    let parts = Array(value.children)
    guard parts.count == 3, parts[1].name == "..<", parts[2].kind == .identifier,
      !LocalNames.hide(parts[2].name, at: value), !isReidentified(call, by: parts[2].name),
      let number = type.property(parts[2].name),
      ["State", "Binding", "AppStorage", "SceneStorage"].contains(number.wrapper?.name ?? ""),
      PropertyUses(of: number, in: type).all.contains(where: {
        ($0.mayWrite || $0.kind == .projection)
          && !type.initializers.map(\.node).contains(where: $0.node.isInside)
      })
    else { return nil }
    return Finding(
      self, at: value,
      message: LocalizedText(
        "This range is read once: when '\(number.name)' changes, there are as many rows as before.",
        ja: "この範囲は一度だけ読まれます。'\(number.name)' が変わっても行の数は変わりません。"),
      advice: LocalizedText(
        "Write 'id: \\.self' beside it.", ja: "'id: \\.self' を付けてください。"))
  }

  /// Whether the loop gets another identity with the value: `ForEach(0..<rows) { }.id(rows)`.
  private func isReidentified(_ call: SourceNode, by name: String) -> Bool {
    call.ancestors.contains { outer in
      outer.kind == .call && outer.calledName == "id"
        && outer.arguments.contains { argument in
          argument.descendants.contains { $0.kind == .identifier && $0.name == name }
        }
    }
  }

  /// `items` in `0..<items.count`.
  private func countedPath(_ value: SourceNode) -> [String]? {
    guard value.kind == .sequence else { return nil }
    let parts = Array(value.children)
    guard parts.count == 3, parts[1].name == "..<", parts[2].kind == .memberAccess,
      parts[2].name == "count"
    else { return nil }
    return parts[2].firstChild?.namePath
  }

  /// `items` in `items.indices`.
  private func indicesPath(_ value: SourceNode) -> [String]? {
    guard value.kind == .memberAccess, value.name == "indices" else { return nil }
    return value.firstChild?.namePath
  }

  /// `items` in `items.indices`, `0..<items.count` by `\.self`, and in
  /// `Array(items.enumerated())` by `\.offset`.
  private func indexedPath(_ value: SourceNode, by id: String) -> [String]? {
    switch id {
    case ".self": return indicesPath(value) ?? countedPath(value)
    case ".offset", ".element.offset":
      var numbered = value
      if value.kind == .call, value.calledName == "Array", let only = value.arguments.first?.value {
        numbered = only
      }
      guard numbered.kind == .call, numbered.calledName == "enumerated" else { return nil }
      return numbered.receiver?.namePath
    default: return nil
    }
  }

  /// The name of a collection that this view holds and that changes size somewhere.
  private func changing(
    _ path: [String], at place: SourceNode, in type: NominalType, _ project: Project
  ) -> String? {
    guard let (uses, owner) = uses(of: path, at: place, in: type, project), let name = path.first,
      let property = type.property(name), !property.isLet, !property.isStatic,
      // The creator of a view sets its other properties, and then 'ForEach' is a new one.
      owner != type || ["State", "Binding"].contains(property.wrapper?.name ?? "")
    else { return nil }
    let grows =
      uses.calls.contains { Self.changes.contains($0.whole.name) }
      || uses.writes.contains { use in
        use.whole == use.node && !owner.initializers.contains { use.node.isInside($0.node) }
      }
    return grows ? path.joined(separator: ".") : nil
  }

  /// Methods that remove elements from a collection.
  private static let removals: Set<String> = [
    "remove", "removeAll", "removeFirst", "removeLast", "popLast",
  ]
  /// Methods that move elements of a collection to other indices.
  private static let moves = removals.union(["insert", "move"])
  private static let changes = moves.union(["append"])

  // MARK: Indices under rows with a state

  private func movedIndices(
    _ call: SourceNode, _ value: SourceNode, in type: NominalType, _ project: Project
  ) -> Finding? {
    guard let id = call.argument("id"), id.kind == .keyPath,
      let path = indexedPath(value, by: id.name),
      let (uses, owner) = uses(of: path, at: value, in: type, project),
      let row = call.closureArguments.first
    else { return nil }
    let source = path.joined(separator: ".")
    guard let state = statefulRow(row, project) else {
      return isShortened(uses, in: owner) ? boundRow(row, path, id, source) : nil
    }
    guard uses.calls.contains(where: { Self.moves.contains($0.whole.name) && !empties($0) }) else {
      return nil
    }
    return Finding(
      self, at: id,
      message: LocalizedText(
        "Rows are known by their place: when one of '\(source)' is removed, the state of '\(state)' goes to another.",
        ja: "行が位置で識別されています。'\(source)' から一つ消えると '\(state)' の状態が別の行に移ります。"),
      advice: LocalizedText(
        "Give the elements an id of their own ('Identifiable').",
        ja: "要素に固有の id を持たせてください('Identifiable')。"))
  }

  /// Checks `TextField("Name", text: $names[index])`: a binding to an index that may no longer
  /// exist.
  private func boundRow(
    _ row: SourceNode, _ path: [String], _ id: SourceNode, _ source: String
  ) -> Finding? {
    var lent = path
    lent[0] = "$" + lent[0]
    let index = row.children(.parameter).first?.name ?? "$0"
    guard
      row.descendants.contains(where: { node in
        node.kind == .subscriptCall && node.callee?.namePath == lent
          && node.arguments.first?.value?.name == index
          && PropertyUses.whole(node).parent?.kind == .argument
      })
    else { return nil }
    return Finding(
      self, at: id,
      message: LocalizedText(
        "Each row keeps a binding to a place in '\(source)': when an element is removed, the last row reads behind the end.",
        ja: "各行が '\(source)' の位置への Binding を持っています。要素が消えると最後の行が範囲の外を読みます。"),
      advice: LocalizedText(
        "Write 'ForEach($\(source)) { $element in ... }', with elements that have an id of their own.",
        ja: "要素に固有の id を持たせ、'ForEach($\(source)) { $element in ... }' と書いてください。"))
  }

  /// The uses of a collection in the view, or in the object that contains it.
  private func uses(
    of path: [String], at place: SourceNode, in type: NominalType, _ project: Project
  ) -> (PropertyUses, owner: NominalType)? {
    guard let name = path.first, !LocalNames.hide(name, at: place.chainRoot),
      let property = type.property(name), property.isStored
    else { return nil }
    if path.count == 1, !property.isLet { return (PropertyUses(of: property, in: type), type) }
    guard path.count == 2, let model = project.type(of: property),
      model.declaration.isReferenceType, let member = model.property(path[1]), member.isStored,
      !member.isLet
    else { return nil }
    return (PropertyUses(of: member, in: model), model)
  }

  /// Whether elements are removed: `names.removeLast()`, `names = []`.
  private func isShortened(_ uses: PropertyUses, in owner: NominalType) -> Bool {
    uses.calls.contains { Self.removals.contains($0.whole.name) }
      || uses.writes.contains { use in
        use.whole == use.node && use.node.parent?.detail == "="
          && use.node.parent?.assignedValue?.isEmptyArray == true
          && !owner.initializers.contains { use.node.isInside($0.node) }
      }
  }

  /// Whether `removeAll()` leaves no row that could get another row's state.
  private func empties(_ use: PropertyUses.Use) -> Bool {
    guard use.whole.name == "removeAll", let call = use.whole.parent else { return false }
    return call.closureArguments.isEmpty && call.argument("where") == nil
  }

  /// The name of a view of the project in the row that owns state.
  private func statefulRow(_ row: SourceNode, _ project: Project) -> String? {
    for node in row.descendants where node.kind == .call {
      guard let name = project.typeName(of: node), let type = project.type(named: name, from: node),
        project.isView(type).isYes,
        type.storedProperties.contains(where: {
          $0.attribute("State") != nil || $0.attribute("StateObject") != nil
        })
      else { continue }
      return type.name
    }
    return nil
  }

  // MARK: ForEach($texts, id: \.self)

  private func editedValues(
    _ call: SourceNode, _ value: SourceNode, in type: NominalType, _ project: Project
  ) -> Finding? {
    guard let id = call.argument("id"), id.kind == .keyPath, id.name == ".self",
      value.namePath?.first?.hasPrefix("$") == true,
      let row = call.closureArguments.first,
      let element = row.children(.parameter).first?.name, element.hasPrefix("$"),
      row.descendants.contains(where: { node in
        // '$text', and '$person.name' of a struct that is its own id.
        guard node.kind == .identifier, node.name == element,
          let argument = PropertyUses.whole(node).parent, argument.kind == .argument
        else { return false }
        return SwiftUINames.inputs.contains(argument.parent?.calledName ?? "")
      })
    else { return nil }
    return Finding(
      self, at: id,
      message: LocalizedText(
        "The id is the value that the row edits: each change makes another row, and the focus is lost.",
        ja: "行が編集する値が id になっています。変更のたびに別の行になり、フォーカスが失われます。"),
      advice: LocalizedText(
        "Put the values into a struct with an id of its own.",
        ja: "固有の id を持つ構造体に値を入れてください。"))
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      struct Names: View {
        @State private var names = ["Ann", "Ben"]
        @State private var fixed = ["One", "Two"]
        var body: some View {
          ForEach(names.indices, id: \\.self) { index in // here
            TextField("Name", text: $names[index])
          }
          ForEach(names.indices, id: \\.self) { index in Text("\\(index)") }
          ForEach(fixed.indices, id: \\.self) { index in TextField("Name", text: $fixed[index]) }
          Button("Remove") { names.remove(at: 0) }
        }
      }

      struct Numbers: View {
        @State private var rows = 3
        @State private var fixed = 3
        var body: some View {
          ForEach(0..<rows) { Text("\\($0)") } // here
          ForEach(0..<rows, id: \\.self) { Text("\\($0)") }
          ForEach(0..<fixed) { Text("\\($0)") }
          ForEach(0..<rows) { Text("\\($0)") }.id(rows)
          VStack { ForEach(0..<rows) { Text("\\($0)") } }.id("\\(rows)x\\(fixed)")
          Stepper("Rows", value: $rows)
        }
      }

      struct Lists: View {
        @State private var cleared = ["Ann"]
        @State private var filtered = ["Ann"]
        @State private var reset = ["Ann"]
        @State private var popped = ["Ann"]
        @State private var grown = ["Ann"]
        var body: some View {
          ForEach(cleared.indices, id: \\.self) { TextField("Name", text: $cleared[$0]) } // here
          ForEach(filtered.indices, id: \\.self) { TextField("Name", text: $filtered[$0]) } // here
          ForEach(reset.indices, id: \\.self) { TextField("Name", text: $reset[$0]) } // here
          ForEach(popped.indices, id: \\.self) { TextField("Name", text: $popped[$0]) } // here
          ForEach(grown.indices, id: \\.self) { TextField("Name", text: $grown[$0]) }
          Button("Change") {
            cleared.removeAll()
            filtered.removeAll { $0.isEmpty }
            reset = []
            _ = popped.popLast()
            grown.append("Ben")
          }
        }
      }
      """, isShown: false),
    .wrong(
      """
      import SwiftUI

      final class Model: ObservableObject {
        @Published var items: [String] = []
        let fixed = ["a", "b"]
        func add() { items.append("New") }
        func remove() { items.remove(at: 0) }
      }

      struct Rows: View {
        @ObservedObject var model: Model
        @State private var names: [String] = []
        var body: some View {
          ForEach(Array(names.enumerated()), id: \\.offset) { Row(title: $1) } // here
          ForEach(model.items.indices, id: \\.self) { Row(title: model.items[$0]) } // here
          ForEach($model.items, id: \\.self) { $item in TextField("Item", text: $item) } // here
          ForEach(names.indices) { Text(names[$0]) } // here
          ForEach(Array(model.fixed.enumerated()), id: \\.offset) { Row(title: $1) }
          ForEach(names, id: \\.self) { Row(title: $0) }
          Button("Remove") { names.remove(at: 0) }
        }
      }

      struct Row: View {
        let title: String
        @State private var isOpen = false
        var body: some View { Toggle(title, isOn: $isOpen) }
      }
      """, isShown: false),
    .wrong(
      """
      import SwiftUI

      struct Rows: View {
        @State private var items: [String] = []
        var body: some View {
          ForEach(0..<items.count) { index in // here
            Text(items[index])
          }
          ForEach($items, id: \\.self) { $item in // here
            TextField("Item", text: $item)
          }
          ForEach(items.indices, id: \\.self) { index in // here
            Row(title: items[index])
          }
          Button("Add") { items.append("New") }
          Button("Remove") { items.remove(at: 0) }
        }
      }

      struct Row: View {
        let title: String
        @State private var isOpen = false
        var body: some View { Toggle(title, isOn: $isOpen) }
      }
      """),
    .wrong(
      """
      import SwiftUI

      struct Person: Hashable { var name = "" }

      struct People: View {
        @State private var people = [Person()]
        var body: some View {
          ForEach($people, id: \\.self) { $person in // here
            TextField("Name", text: $person.name)
          }
        }
      }
      """),
    .right(
      """
      import SwiftUI

      struct Item: Identifiable {
        let id = UUID()
        var title: String
      }

      struct Rows: View {
        let names: [String]
        @State private var items: [Item] = []
        var body: some View {
          ForEach(0..<names.count) { Text(names[$0]) }
          ForEach($items) { $item in
            TextField("Item", text: $item.title)
          }
          ForEach(items.indices, id: \\.self) { Text("\\($0)") }
          Button("Add") { items.append(Item(title: "New")) }
        }
      }
      """),
  ]
}
