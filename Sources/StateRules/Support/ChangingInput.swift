import SourceModel

/// A value that a view is given anew while it stays on the screen.
///
/// ```swift
/// List(items, selection: $selection) { Text($0.title) }
/// if let selection { Detail(id: selection) }
/// ```
///
/// `Detail` is the same view for every selection: its state is kept, and it does not appear again.
struct ChangingInput {
  /// The value where it is passed.
  let value: SourceNode
  /// The name of the view that passes it.
  let parent: String

  /// - Parameter property: a property without a wrapper that the view's creator sets.
  init?(of property: PropertyDeclaration, of type: NominalType, in project: Project) {
    guard type.initializers.isEmpty, property.wrapper == nil, property.isStored,
      !property.isStatic, property.initialValue == nil, property.unknownAttributes.isEmpty
    else { return nil }
    for call in project.constructions(of: type) where !Previews.contain(call) {
      guard let value = call.argument(property.name), let parent = project.enclosingType(of: call),
        project.isView(parent).isYes, let state = Self.state(behind: value, in: parent),
        Self.stays(call, while: state),
        Self.isChosen(state, in: parent)
          || value.name == state.name && Self.isSetByAction(state, in: parent)
      else { continue }
      self.value = value
      self.parent = parent.name
      return
    }
    return nil
  }

  /// The state whose value is passed, as it is or unwrapped.
  private static func state(
    behind value: SourceNode, in parent: NominalType
  ) -> PropertyDeclaration? {
    guard value.kind == .identifier else { return nil }
    var name = value.name
    if LocalNames.hide(name, at: value) {
      // 'if let id = selection', 'if let selection'.
      guard let declaration = LocalNames.declaration(of: name, at: value),
        let binding = ([declaration] + declaration.ancestors).first(where: {
          $0.kind == .optionalBinding
        }), binding.parent?.parent?.kind == .ifStatement
      else { return nil }
      if let whole = binding.child(.initializer)?.firstChild {
        guard whole.kind == .identifier, !LocalNames.hide(whole.name, at: binding) else {
          return nil
        }
        name = whole.name
      }
    }
    guard let property = parent.property(name), property.attribute("State") != nil else {
      return nil
    }
    return property
  }

  /// Containers whose content is the same view at each run.
  private static let containers: Set<String> = [
    "VStack", "HStack", "ZStack", "Group", "GroupBox", "ScrollView", "NavigationSplitView",
    "NavigationStack", "NavigationView", "HSplitView", "VSplitView", "Form", "Section", "List",
    "overlay", "background", "safeAreaInset", "inspector",
  ]

  /// Whether the view is the same one for other values of the state.
  private static func stays(_ call: SourceNode, while state: PropertyDeclaration) -> Bool {
    for node in call.ancestors {
      switch node.kind {
      case .closure:
        guard let taker = BodyCode.callTaking(node), containers.contains(taker.calledName ?? ""),
          BodyCode.isContainer(taker, node) || taker.calledName == "inspector"
            || ["sidebar", "detail"].contains(node.parent?.name ?? "")
        else { return false }
        // A list with data makes a row for each element.
        if taker.calledName == "List", taker.arguments.contains(where: \.name.isEmpty),
          taker.closureArguments.count < taker.arguments.count
        {
          return false
        }
      case .call where node.calledName == "id": return false
      case .ifStatement:
        let compared = node.child(.conditions)?.children.contains {
          $0.kind != .optionalBinding && $0.text.contains(state.name)
        }
        if compared == true { return false }
      case .switchStatement, .forStatement, .functionDeclaration: return false
      case .accessors: return true
      default: continue
      }
    }
    return false
  }

  /// Whether a button or a tap sets it to another value while the view stays.
  private static func isSetByAction(
    _ state: PropertyDeclaration, in parent: NominalType
  ) -> Bool {
    // What is unwrapped on the way may have been nothing before.
    guard state.typeNode?.isOptionalType != true else { return false }
    return PropertyUses(of: state, in: parent).writes.contains { use in
      guard let code = use.node.enclosingCode else { return false }
      guard code.kind == .functionDeclaration, let type = code.enclosingTypeNode else {
        return isAction(code)
      }
      return PropertyUses(of: code.name, in: [type]).all.contains { call in
        call.node.enclosingCode.map(isAction) == true
      }
    }
  }

  /// Whether it is what a button or a tap does.
  private static func isAction(_ closure: SourceNode) -> Bool {
    guard closure.kind == .closure, let call = BodyCode.callTaking(closure) else { return false }
    return ["Button", "onTapGesture"].contains(call.calledName ?? "")
      && !BodyCode.isContainer(call, closure)
  }

  /// Whether a control of the parent sets the state: a list's or a picker's selection, a field.
  private static func isChosen(_ state: PropertyDeclaration, in parent: NominalType) -> Bool {
    PropertyUses(of: state, in: parent).projections.contains { use in
      guard use.whole == use.node, let argument = use.node.parent, argument.kind == .argument,
        let call = argument.parent
      else { return false }
      return argument.name == "selection" && call.calledName != "TabView"
        || SwiftUINames.inputs.contains(call.calledName ?? "")
    }
  }
}
