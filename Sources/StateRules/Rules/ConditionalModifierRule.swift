import SourceModel

/// `conditional-modifier`: an `if` around the same view, to add a modifier.
struct ConditionalModifierRule: Rule {
  let id = "conditional-modifier"
  let severity = Severity.warning

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "an 'if' around the same view to add a modifier", ja: "モディファイアを足すためだけの if"),
      reason: LocalizedText(
        """
        The branches of an 'if' are two views. When the condition changes, one is removed and the \
        other inserted: the state inside is lost, and the change is a fade in place of a movement. One \
        view whose modifier does nothing when it is off ('opacity(isOn ? 1 : 0.5)') stays the same.
        """,
        ja: """
          'if' の二つの枝は別の View です。条件が変わると片方が取り除かれてもう片方が入るため、中の状態が失わ\
          れ、動きではなくフェードになります。効かないときは何もしないモディファイア('opacity(isOn ? 1 : 0.5)')\
          なら、同じ View のままです。
          """),
      exceptions: LocalizedText(
        """
        '#available' and conditions that never change while the program runs do no harm; the first is \
        left alone, the second wants a comment.
        """,
        ja: "'#available' は対象外です。実行中に変わらない条件は、コメントで抑制してください。"))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    guard !file.isTest else { return [] }
    return file.tree.root.descendants.compactMap { node in
      switch node.kind {
      case .ifStatement: branches(node, in: project)
      case .functionDeclaration: helper(node)
      default: nil
      }
    }
  }

  /// Checks `if on { view.bold() } else { view }`.
  private func branches(_ node: SourceNode, in project: Project) -> Finding? {
    guard let conditions = node.child(.conditions), changes(conditions, in: project),
      let first = soleView(node.child(.block)),
      let second = soleView(node.child(.elseBranch)?.child(.block)),
      BodyCode.isInBody(node), !Previews.contain(node)
    else { return nil }
    guard first.text != second.text, differ(first, second) else { return nil }
    return Finding(
      self, at: node, range: SourceRange(node.range.start, conditions.range.end),
      message: LocalizedText(
        """
        Both branches are the same view under two identities: when the condition changes, one goes \
        with its state and the other comes.
        """,
        ja: "両方の枝は同じ View ですが同一性が異なります。条件が変わると一方が状態ごと消え、他方が現れます。"),
      advice: LocalizedText(
        "Write the view once, with a modifier that does nothing when it is off.",
        ja: "View は一度だけ書き、効かないときは何もしないモディファイアを付けてください。"))
  }

  /// Whether both are the same view but for modifiers that one of them can do without, or that take
  /// another value.
  private func differ(_ first: SourceNode, _ second: SourceNode) -> Bool {
    let (here, there) = (modifiers(of: first), modifiers(of: second))
    guard here.view == there.view,
      // Two views that move into one another are two on purpose.
      !(here.calls + there.calls).contains(where: {
        ["matchedGeometryEffect", "transition"].contains($0.name)
      })
    else { return false }
    let (short, long) =
      here.calls.count <= there.calls.count ? (here.calls, there.calls) : (there.calls, here.calls)
    var rest = short[...]
    for call in long {
      if let next = rest.first, next.text == call.text {
        rest.removeFirst()
        continue
      }
      // Actions on appearance or disappearance are often the reason for two views, and not every
      // modifier can be switched off.
      guard Self.switchable.contains(call.name) else { return false }
      if let next = rest.first, next.name == call.name, short.count == long.count {
        guard Self.mayBeJoined(next.node, call.node) else { return false }
        rest.removeFirst()
      }
    }
    return rest.isEmpty
  }

  /// Whether two calls differ in values only that `isOn ? first : second` can join: not in labels,
  /// which make another modifier, and not in views, which are of different types.
  private static func mayBeJoined(_ first: SourceNode, _ second: SourceNode) -> Bool {
    func isPlain(_ argument: SourceNode) -> Bool {
      guard let value = argument.value else { return false }
      return [
        .identifier, .memberAccess, .integerLiteral, .floatLiteral, .stringLiteral,
        .booleanLiteral, .prefixOperator,
      ].contains(value.kind)
    }
    func isAlike(_ first: SourceNode, _ second: SourceNode) -> Bool {
      guard isPlain(first), isPlain(second), first.name == second.name else { return false }
      // '.red' and '.blue', but not 'Color.red' and '.thinMaterial'.
      return first.value?.kind != .memberAccess
        || first.value?.firstChild?.text == second.value?.firstChild?.text
    }
    return first.arguments.count == second.arguments.count
      && zip(first.arguments, second.arguments).allSatisfy(isAlike)
  }

  private typealias Modifier = (name: String, text: String, node: SourceNode)

  /// A view's text, and the modifiers after it.
  private func modifiers(
    of view: SourceNode
  ) -> (view: String, calls: [Modifier]) {
    var calls: [Modifier] = []
    var node = view
    while node.kind == .call, let receiver = node.receiver, let name = node.calledName {
      let text = String(node.text.dropFirst(receiver.text.count)).filter { !$0.isWhitespace }
      calls.append((name, text, node))
      node = receiver
    }
    return (node.text, calls.reversed())
  }

  /// Modifiers with a value that has no effect.
  private static let switchable: Set<String> = [
    "padding", "opacity", "disabled", "bold", "italic", "underline", "strikethrough", "font",
    "fontWeight", "foregroundColor", "foregroundStyle", "tint", "background", "overlay", "blur",
    "scaleEffect", "rotationEffect", "offset", "frame", "hidden", "shadow", "cornerRadius",
    "border",
    "saturation", "grayscale", "brightness", "contrast", "redacted", "allowsHitTesting",
    "lineLimit",
    "zIndex", "position", "clipped",
  ]

  private static let changing: Set<String> = [
    "State", "Binding", "StateObject", "ObservedObject", "EnvironmentObject", "Bindable",
    "AppStorage", "SceneStorage", "FocusState", "GestureState",
  ]

  /// Whether the condition depends on something that changes while the view exists. An input may
  /// stay the same for the view's lifetime.
  private func changes(_ conditions: SourceNode, in project: Project) -> Bool {
    if conditions.children.contains(where: {
      $0.kind == .availabilityCondition || $0.kind == .optionalBinding
        || $0.kind == .matchingCondition
    }) {
      return false
    }
    guard let type = project.enclosingType(of: conditions) else { return false }
    return conditions.descendants.contains { node in
      guard node.kind == .identifier, !LocalNames.hide(node.name, at: node),
        let property = type.property(node.name)
      else { return false }
      return Self.changing.contains(property.wrapper?.name ?? "")
    }
  }

  private func soleView(_ block: SourceNode?) -> SourceNode? {
    guard let block else { return nil }
    let statements = Array(block.children)
    guard statements.count == 1, let only = statements.first,
      only.kind == .call || only.kind == .identifier
    else { return nil }
    return only
  }

  /// Checks `extension View { func `if`(_ condition: Bool, transform: ...) -> some View { ... } }`.
  private func helper(_ node: SourceNode) -> Finding? {
    guard node.parent?.parent?.kind == .extensionDeclaration, node.parent?.parent?.name == "View",
      let body = node.child(.block)
    else { return nil }
    let function = FunctionDeclaration(node)
    guard let condition = function.parameters.first(where: { $0.typeNode?.nominalName == "Bool" }),
      let transform = function.parameters.first(where: { parameter in
        parameter.typeNode.map {
          $0.kind == .functionType || $0.descendants.contains { $0.kind == .functionType }
        }
          ?? false
      })
    else { return nil }
    let statements = Array(body.children)
    guard statements.count == 1, let only = statements.first, only.kind == .ifStatement,
      only.child(.conditions)?.text == condition.name,
      let first = only.child(.block)?.firstChild,
      let second = only.child(.elseBranch)?.child(.block)?.firstChild,
      first.text == "\(transform.name)(self)", second.text == "self"
    else { return nil }
    return Finding(
      self, at: node, range: SourceRange(node.nameStart, node.nameStart + function.name.utf8.count),
      message: LocalizedText(
        """
        Whoever uses this with a condition that changes gets another view at each change: the state \
        inside is lost.
        """,
        ja: "変化する条件で使うと、変わるたびに別の View になり、中の状態が失われます。"),
      advice: LocalizedText(
        "Use modifiers that do nothing when they are off.",
        ja: "効かないときは何もしないモディファイアを使ってください。"))
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      struct Badge: View {
        @Binding var isOn: Bool
        var body: some View {
          if isOn { // here
            Text("Badge").bold()
          } else {
            Text("Badge")
          }
          if isOn { // here
            Text("Badge").bold().padding()
          } else {
            Text("Badge")
              .padding()
          }
          if isOn { // here
            label
          } else {
            label.opacity(0.5)
          }
          if isOn { // here
            Text("Badge").foregroundStyle(.red)
          } else {
            Text("Badge").foregroundStyle(.blue)
          }
        }
        private var label: some View { Text("Badge") }
      }

      extension View {
        @ViewBuilder
        func `if`<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View { // here
          if condition { transform(self) } else { self }
        }
      }
      """),
    .right(
      """
      import SwiftUI

      struct Badge: View {
        let isOn: Bool
        var body: some View {
          Text("Badge").bold(isOn)
          if #available(iOS 26, *) {
            Text("Badge").glass()
          } else {
            Text("Badge")
          }
          if isOn {
            Text("On").bold()
          } else {
            Text("Off")
          }
        }
      }
      """),
    .right(
      """
      struct Padded: View {
        let isWide: Bool
        @State private var isCurved = false
        @Namespace private var space
        var body: some View {
          if isWide {
            Text("Wide").padding()
          } else {
            Text("Wide")
          }
          if isCurved {
            Color.red.frame(width: 10)
          } else {
            Color.red.frame(maxWidth: .infinity)
          }
          if isCurved {
            Color.red.background(Color.red)
          } else {
            Color.red.background(.thinMaterial)
          }
          if isCurved {
            Color.red.overlay(Circle())
          } else {
            Color.red.overlay(Rectangle())
          }
          if isCurved {
            Text("Moves").matchedGeometryEffect(id: "a", in: space)
          } else {
            Text("Moves").matchedGeometryEffect(id: "a", in: space).frame(height: 50)
          }
          if isCurved {
            Gauge(value: 0.5) { Text("a") }.widgetLabel { Text("b") }
          } else {
            Gauge(value: 0.5) { Text("a") }
          }
        }
      }
      """, isShown: false),
  ]
}
