import SourceModel

/// `state-shadows-input`: a `@State` that only copies an input from the parent.
struct StateShadowsInputRule: Rule {
  let id = "state-shadows-input"
  let severity = Severity.warning

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "a @State that only copies a parameter", ja: "引数を写しただけの @State"),
      reason: LocalizedText(
        """
        A '@State' takes its first value and keeps it. If that value is a parameter, what the parent \
        passes later never arrives: the screen stays with the first. A view that only shows the value \
        wants a 'let'; one that changes it for the parent wants a '@Binding'.
        """,
        ja: """
          '@State' は最初の値を受け取って保持し続けます。それが引数であれば、親が後から渡した値は届かず、画面\
          は最初の値のままです。表示するだけなら 'let'、親の値を変えるなら '@Binding' を使います。
          """),
      exceptions: LocalizedText(
        """
        A draft that the view edits is what '@State' is for: a copy that the view changes and may hand \
        on is left alone, and so is one whose name says that it keeps how things were ('initial', \
        'original'), and one in a sheet or a pushed screen, which begins anew each time.
        """,
        ja: """
          View が編集する下書きは '@State' の役割なので、View が変更して他へ渡し得る写しは対象外です。初めの値を残すと\
          名前で分かるもの('initial'、'original')や、毎回新しく始まるシートや遷移先の中のものも対象外です。
          """))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    project.stateHolders(in: file).flatMap { type in
      type.declaration.properties.compactMap { finding($0, of: type, in: project) }
    }
  }

  private func finding(
    _ property: PropertyDeclaration, of type: NominalType, in project: Project
  ) -> Finding? {
    guard let wrapper = property.attribute("State"), property.initialValue == nil,
      !keepsFirst(property),
      project.isReference(property).isNo || isPlainValue(property)
    else { return nil }
    let uses = PropertyUses(of: property, in: type)
    var source: SourceNode?
    var labels: Set<String> = type.initializers.isEmpty ? [property.name] : []
    for initializer in type.initializers {
      guard let body = initializer.body else { return nil }
      guard let value = copiedParameter(property, body, initializer) else { return nil }
      source = value
      let parameter = initializer.parameters.first { [$0.name] == value.namePath }
      if let parameter { labels.insert(parameter.label) }
    }
    if type.initializers.isEmpty {
      guard !property.isPrivate, let call = passing(labels, to: type, in: project) else {
        return nil
      }
      source = call
    }
    guard let source, !isReidentified(type, in: project) else { return nil }
    // A change, or anything that may be one, makes it a draft.
    let isInInitializer: (SourceNode) -> Bool = { node in
      type.initializers.contains { node.isInside($0.node) }
    }
    guard uses.all.allSatisfy({ $0.kind == .read || isInInitializer($0.node) }) else {
      guard let owner = passing(labels, to: type, in: project),
        !isDraft(property, uses.all.filter { !isInInitializer($0.node) })
      else { return nil }
      return lostEdits(of: property, in: type, at: wrapper, owner: owner)
    }
    let name = property.name
    return Finding(
      self, at: wrapper.node,
      message: LocalizedText(
        """
        '\(name)' keeps the first value that '\(type.name)' gets, and nothing here changes it: later \
        values of the parent are never shown.
        """,
        ja: "'\(name)' は '\(type.name)' が最初に受け取った値を保持し、ここでは変更されません。親の新しい値は表示されません。"),
      advice: LocalizedText(
        "Make it a 'let', or a '@Binding' if this view is to change the parent's value.",
        ja: "'let' にするか、親の値を変えるなら '@Binding' にしてください。"),
      related: [
        Finding.Related(
          source, LocalizedText("The value comes from here.", ja: "値はここから来ています。"))
      ])
  }

  private func lostEdits(
    of property: PropertyDeclaration, in type: NominalType, at wrapper: AttributeUse,
    owner: SourceNode
  ) -> Finding {
    let name = property.name
    return Finding(
      self, at: wrapper.node,
      message: LocalizedText(
        """
        '\(name)' is a copy of what the parent keeps: what '\(type.name)' changes in it never gets \
        back, and what the parent sets later is never shown.
        """,
        ja: "'\(name)' は親が持つ値の写しです。'\(type.name)' での変更は親に戻らず、親が後で設定した値も表示されません。"),
      advice: LocalizedText(
        "Make it a '@Binding', and pass '$\(owner.name)'.",
        ja: "'@Binding' にして '$\(owner.name)' を渡してください。"),
      related: [
        Finding.Related(
          owner, LocalizedText("The value comes from here.", ja: "値はここから来ています。"))
      ])
  }

  /// Whether a changed copy may be meant: it is called a draft, or code other than the body reads
  /// it, which may hand it on.
  private func isDraft(_ property: PropertyDeclaration, _ uses: [PropertyUses.Use]) -> Bool {
    let name = property.name.lowercased()
    let words = ["draft", "edit", "temp", "local", "working", "current", "new", "pending", "copy"]
    if words.contains(where: name.contains) { return true }
    return uses.contains { use in
      switch use.kind {
      case .write: return false
      case .call: return !MutatingMethods.names.contains(use.whole.name)
      case .wrapper: return true
      case .projection: return !isTaken(use.node, by: SwiftUINames.inputs)
      case .read:
        let isOfItsOwn = use.node.ancestors.contains {
          $0.kind == .assignment && $0.firstChild?.namePath == [property.name]
        }
        return !isOfItsOwn
          && (!BodyCode.isInBody(use.node)
            || !isTaken(use.node, by: SwiftUINames.inputs.union(Self.display)))
      }
    }
  }

  /// Views and modifiers that show a value and hand it to nobody.
  private static let display: Set<String> = [
    "Text", "Label", "Image", "ProgressView", "Gauge", "LabeledContent", "opacity", "disabled",
    "bold", "font", "foregroundStyle", "foregroundColor", "background", "tint", "padding", "frame",
    "scaleEffect", "rotationEffect", "offset", "blur", "animation", "navigationTitle",
  ]

  /// Whether the call that takes a value as an argument is one of these. What is in no argument,
  /// such as a condition, is handed to nobody.
  private func isTaken(_ node: SourceNode, by names: Set<String>) -> Bool {
    for ancestor in node.ancestors {
      if ancestor.kind == .closure || ancestor.kind == .accessors { return true }
      guard ancestor.kind == .argument, let call = ancestor.parent, call.kind == .call else {
        continue
      }
      let name = call.calledName ?? ""
      // `min(level, 1)` and `text.contains("a")` give another value, which is looked at in turn.
      if name.first?.isLowercase == true, !names.contains(name), call.receiver == nil { continue }
      return names.contains(name)
    }
    return true
  }

  /// Whether its name says that it keeps the original, to compare with or to restore.
  private func keepsFirst(_ property: PropertyDeclaration) -> Bool {
    let name = property.name.lowercased()
    return ["initial", "original", "snapshot", "unchanged", "before"].contains(where: name.contains)
  }

  /// Whether a caller gives the view an identity with 'id', so that its state is reset for a new
  /// value.
  private func isReidentified(_ type: NominalType, in project: Project) -> Bool {
    project.constructions(of: type).contains { call in
      call.ancestors.contains { $0.kind == .call && $0.calledName == "id" }
    }
  }

  private func isPlainValue(_ property: PropertyDeclaration) -> Bool {
    guard let type = property.typeNode else { return false }
    return type.kind == .arrayType || type.kind == .dictionaryType
  }

  /// The parameter that an initialiser stores in the state unchanged.
  private func copiedParameter(
    _ property: PropertyDeclaration, _ body: SourceNode, _ initializer: FunctionDeclaration
  ) -> SourceNode? {
    for node in body.descendants where node.kind == .assignment {
      guard let target = node.firstChild,
        let value = node.assignedValue
      else { continue }
      var given: SourceNode?
      if target.namePath == ["_" + property.name], value.kind == .call {
        given = value.argument("initialValue") ?? value.argument("wrappedValue")
      } else if target.namePath == [property.name], target.flags.contains(.onSelf) {
        given = value
      }
      // 'title', or 'item.title' of a parameter.
      guard let given, let path = given.namePath,
        initializer.parameters.contains(where: { $0.name == path[0] })
      else { continue }
      return given
    }
    return nil
  }

  /// Whether a view is made each time it is shown: in a sheet, or behind a link.
  private func isPresented(_ call: SourceNode) -> Bool {
    let presenting: Set<String> = [
      "sheet", "fullScreenCover", "popover", "NavigationLink", "navigationDestination", "alert",
    ]
    return call.ancestors.contains {
      $0.kind == .closure && presenting.contains(BodyCode.callTaking($0)?.calledName ?? "")
    }
  }

  /// A value that changes and that a call passes with one of the labels.
  private func passing(
    _ labels: Set<String>, to type: NominalType, in project: Project
  ) -> SourceNode? {
    guard !labels.contains(where: { $0.hasPrefix("initial") || $0.hasPrefix("start") }) else {
      return nil
    }
    for call in project.constructions(of: type)
    where !Previews.contain(call) && !isPresented(call) {
      guard
        let value = call.arguments.first(where: { labels.contains($0.name) })?.value,
        value.kind == .identifier,
        let around = project.enclosingType(of: call),
        let source = around.property(value.name),
        !LocalNames.hide(value.name, at: value),
        source.attribute("State") != nil || source.attribute("Binding") != nil
      else { continue }
      return value
    }
    return nil
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      struct Item { var title: String }

      struct Badge: View {
        @State private var title: String // here
        init(item: Item) { _title = State(initialValue: item.title) }
        var body: some View { Text(title) }
      }
      """, isShown: false),
    .wrong(
      """
      import SwiftUI

      struct Badge: View {
        @State private var count: Int // here
        init(count: Int) {
          _count = State(initialValue: count)
        }
        var body: some View { Text("\\(count)") }
      }
      """),
    .wrong(
      """
      import SwiftUI

      struct Player: View {
        @State private var volume = 0.5
        @State private var title = ""
        @State private var speed = 1.0
        var body: some View {
          VStack {
            VolumeSlider(level: volume)
            TitleField(text: title)
            SpeedField(speed: speed) { speed = $0 }
            SpeedField(speed: speed) { speed = $0 }.id(speed)
          }
        }
      }

      struct VolumeSlider: View {
        @State private var level: Double // here
        init(level: Double) { _level = State(wrappedValue: level) }
        var body: some View {
          Slider(value: $level)
          Button("Louder") { level = min(level + 0.1, 1) }
        }
      }

      struct TitleField: View {
        @State var text: String // here
        var body: some View { TextField("Title", text: $text) }
      }

      struct SpeedField: View {
        @State var speed: Double
        let save: (Double) -> Void
        var body: some View {
          Slider(value: $speed)
          Button("Save") { save(speed) }
        }
      }
      """, isShown: false),
    .right(
      """
      import SwiftUI

      struct Album: View {
        @State private var page = 0
        @State private var text = ""
        @State private var filter = ""
        @State private var isOpen = false
        let save: (String) -> Void
        var body: some View {
          VStack {
            Note(text: text, save: save)
            Title(initialText: text)
            Key(text: text)
          }
          VStack { Filter(filter: filter) }.id(filter)
            .sheet(isPresented: $isOpen) { Viewer(page: page) }
          Button("Open") { page += 1; text = "a"; filter = "b"; isOpen = true }
        }
      }

      struct Viewer: View {
        @State private var page: Int
        init(page: Int) { _page = State(initialValue: page) }
        var body: some View { Stepper("\\(page)", value: $page) }
      }

      struct Note: View {
        @State var text: String
        let save: (String) -> Void
        var body: some View {
          TextField("Note", text: $text)
          SaveButton(text: text, save: save)
        }
      }

      struct SaveButton: View {
        let text: String
        let save: (String) -> Void
        var body: some View { Button("Save") { save(text) } }
      }

      struct Title: View {
        @State private var text: String
        init(initialText: String) { _text = State(initialValue: initialText) }
        var body: some View { TextField("Title", text: $text) }
      }

      struct Key: View {
        @State var text: String
        var body: some View {
          TextField("Key", text: $text).preference(key: TextKey.self, value: text)
        }
      }

      struct Filter: View {
        @State var filter: String
        var body: some View { TextField("Filter", text: $filter) }
      }
      """, isShown: false),
    .right(
      """
      import SwiftUI

      struct Badge: View {
        let count: Int
        var body: some View { Text("\\(count)") }
      }

      struct Editor: View {
        @State private var draft: String
        let save: (String) -> Void
        init(text: String, save: @escaping (String) -> Void) {
          _draft = State(initialValue: text)
          self.save = save
        }
        var body: some View {
          TextField("Text", text: $draft).onSubmit { save(draft) }
        }
      }
      """),
    .right(
      """
      import SwiftUI

      struct Editor: View {
        @State private var initialText: String
        @State private var text: String
        init(text: String) {
          _initialText = State(initialValue: text)
          _text = State(initialValue: text)
        }
        var body: some View {
          TextField("Text", text: $text)
          Button("Save") {}.disabled(text == initialText)
        }
      }
      """, isShown: false),
  ]
}
