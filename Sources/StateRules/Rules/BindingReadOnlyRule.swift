import SourceModel

/// `binding-read-only`: a `@Binding` that is neither written nor passed on.
struct BindingReadOnlyRule: Rule {
  let id = "binding-read-only"
  let severity = Severity.information

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText("a @Binding that is only read", ja: "読むだけの @Binding"),
      reason: LocalizedText(
        """
        A binding says: this view changes the value. One that only reads it tells its reader something \
        untrue, and asks every caller for a state. A 'let' draws anew just the same when the parent's \
        value changes.
        """,
        ja: """
          Binding は「この View が値を変更する」という宣言です。読むだけなら読み手に誤解を与え、呼び出し側にも\
          状態を要求します。'let' でも親の値が変われば同じように再描画されます。
          """),
      exceptions: LocalizedText(
        """
        Public views, and bindings whose value gets method calls that may change it, are left alone.
        """,
        ja: "公開された View や、値を変えるかもしれないメソッドを呼んでいる場合は対象外です。"))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    project.views(in: file).flatMap { type -> [Finding] in
      guard !type.declaration.isPublic, onlyView(type, in: project) else { return [] }
      return type.declaration.properties.compactMap { property in
        if let plain = plain(property, of: type) { return plain }
        guard let wrapper = property.attribute("Binding"), !property.isPublic else { return nil }
        let uses = PropertyUses(of: property, in: type)
        guard !uses.all.isEmpty, uses.all.allSatisfy({ isRead($0, in: type) }) else { return nil }
        // A coordinator writes to 'parent.value'.
        if project.memberAccesses(named: property.name).contains(where: {
          PropertyUses.access(of: $0) == .write
        })
          || project.memberAccesses(named: "$" + property.name).contains(where: {
            $0.isInside(type.declaration.node)
          })
        {
          return nil
        }
        let name = property.name
        return Finding(
          self, at: wrapper.node,
          message: LocalizedText(
            "'\(type.name)' only reads '\(name)': a binding says that it changes it.",
            ja: "'\(type.name)' は '\(name)' を読むだけですが、Binding は変更するという宣言です。"),
          advice: LocalizedText(
            "Take it as 'let \(name)', and pass the value without '$'.",
            ja: "'let \(name)' で受け取り、'$' を付けずに値を渡してください。"))
      }
    }
  }

  /// Checks `let count: Binding<Int>` of which only `count.wrappedValue` is read.
  private func plain(_ property: PropertyDeclaration, of type: NominalType) -> Finding? {
    guard property.attributes.isEmpty, property.isStored, !property.isStatic, !property.isPublic,
      property.initialValue == nil, let written = property.typeNode, written.kind == .namedType,
      written.name == "Binding", let value = written.genericArguments.first
    else { return nil }
    let uses = PropertyUses(of: property, in: type).all.filter { use in
      !type.initializers.contains { use.node.isInside($0.node) }
    }
    guard !uses.isEmpty,
      uses.allSatisfy({ use in
        use.node.parent?.kind == .memberAccess && use.node.parent?.name == "wrappedValue"
          && (use.kind == .read || use.kind == .call && Self.isHarmless(use))
      })
    else { return nil }
    let name = property.name
    return Finding(
      self, at: written,
      message: LocalizedText(
        "'\(type.name)' only reads '\(name)': a binding says that it changes it.",
        ja: "'\(type.name)' は '\(name)' を読むだけですが、Binding は変更するという宣言です。"),
      advice: LocalizedText(
        "Take it as 'let \(name): \(value.text)', and pass the value without '$'.",
        ja: "'let \(name): \(value.text)' で受け取り、'$' を付けずに値を渡してください。"))
  }

  /// Whether the type is only a view: representables pass their whole value to a coordinator.
  private func onlyView(_ type: NominalType, in project: Project) -> Bool {
    type.inheritedNames.allSatisfy {
      ["View", "Equatable", "Identifiable", "Sendable"].contains($0)
    }
  }

  private func isRead(_ use: PropertyUses.Use, in type: NominalType) -> Bool {
    switch use.kind {
    case .read: return true
    // 'init(value: Binding<…>) { _value = value }'
    case .wrapper:
      return use.node.parent?.kind == .assignment
        && type.initializers.contains {
          use.node.isInside($0.node)
        }
    case .call: return Self.isHarmless(use)
    case .write, .projection: return false
    }
  }

  private static func isHarmless(_ use: PropertyUses.Use) -> Bool {
    use.whole.kind == .memberAccess && ReadingMethods.names.contains(use.whole.name)
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      struct Badge: View {
        let count: Binding<Int> // here
        var names: Binding<[String]> // here
        let shown: Binding<Bool>
        let lent: Binding<Int>
        var body: some View {
          Text("\\(count.wrappedValue) \\(names.wrappedValue.joined())")
          Stepper("Lent", value: lent)
          Button("Show") { shown.wrappedValue = true }
        }
      }
      """, isShown: false),
    .wrong(
      """
      import SwiftUI

      struct Badge: View {
        @Binding var count: Int // here
        var body: some View { Text("\\(count)") }
      }
      """),
    .right(
      """
      import SwiftUI

      struct Badge: View {
        let count: Int
        var body: some View { Text("\\(count)") }
      }

      struct Counter: View {
        @Binding var count: Int
        @Binding var items: [Int]
        @Binding var text: String
        var body: some View {
          Button("\\(count)") {
            count += 1
            items.append(count)
          }
          TextField("Text", text: $text)
        }
      }
      """),
  ]
}
