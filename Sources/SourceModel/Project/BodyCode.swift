/// Tells code that runs while a view's body is evaluated from code that runs later.
package enum BodyCode {
  /// Views that evaluate their closure as part of the body.
  private static let containers: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid",
    "GridRow", "Group", "List", "ForEach", "Form", "Section", "ScrollView", "NavigationView",
    "NavigationStack", "NavigationSplitView", "GeometryReader", "ScrollViewReader", "TabView",
    "GroupBox", "DisclosureGroup", "ViewThatFits", "ControlGroup", "Label", "LabeledContent",
    "WindowGroup", "OutlineGroup", "Table", "TimelineView", "Menu", "Picker", "ToolbarItem",
    "ToolbarItemGroup", "ToolbarTitleMenu", "NavigationLink", "CommandGroup", "CommandMenu",
    "MenuBarExtra", "Settings", "Window",
  ]

  /// Modifiers that evaluate their closure as views, which may appear and disappear.
  private static let builders: Set<String> = [
    "overlay", "background", "mask", "toolbar", "safeAreaInset", "safeAreaBar", "contextMenu",
    "swipeActions", "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog",
    "searchSuggestions", "navigationDestination", "tabItem", "badge", "commands",
  ]

  /// Whether `node` runs as part of a `body`, or of a property or function that builds views. Code
  /// in actions and other closures with an unknown purpose does not.
  package static func isInBody(_ node: SourceNode) -> Bool {
    var here = node
    while let parent = here.parent {
      switch parent.kind {
      case .closure:
        // `{ ... }()` runs at once.
        if let call = parent.parent, call.kind == .call, call.callee == parent { break }
        guard let call = callTaking(parent), isContainer(call, parent) else { return false }
      case .accessors:
        guard let binding = parent.parent, binding.kind == .binding else { return false }
        return isView(binding) && isOfAView(binding)
      case .functionDeclaration: return returnsView(parent) && isOfAView(parent)
      case .initializerDeclaration, .deinitializerDeclaration, .subscriptDeclaration: return false
      case .structDeclaration, .classDeclaration, .extensionDeclaration, .file: return false
      default: break
      }
      here = parent
    }
    return false
  }

  /// Whether a member that creates views may belong to a view. A controller or a coordinator
  /// creates its views once, and so do static members and free functions, as far as is known.
  private static func isOfAView(_ member: SourceNode) -> Bool {
    let declaration = member.kind == .binding ? member.parent : member
    guard let declaration,
      !declaration.children(.modifier).contains(where: { ["static", "class"].contains($0.name) }),
      let type = declaration.enclosingTypeNode
    else { return false }
    switch type.kind {
    case .structDeclaration, .enumDeclaration, .protocolDeclaration: return true
    case .extensionDeclaration:
      return !type.tree.outerClassNames.contains(type.name)
    default: return false
    }
  }

  /// Whether a closure is the content or label of a known container or control.
  package static func isContainer(_ call: SourceNode, _ closure: SourceNode) -> Bool {
    guard let name = call.calledName else { return false }
    let label = closure.parent?.name ?? ""
    if ["label", "content", "header", "footer"].contains(label) { return true }
    if ["action", "primaryAction", "perform"].contains(label) || label.hasPrefix("on") {
      return false
    }
    // 'sheet(isPresented:) { } content: { }': the first closure is called on dismissal.
    if label.isEmpty, call.arguments.contains(where: { $0.name == "content" }) { return false }
    return call.callee?.kind == .identifier
      ? containers.contains(name) : call.receiver != nil && builders.contains(name)
  }

  /// The call that takes a closure as an argument.
  package static func callTaking(_ closure: SourceNode) -> SourceNode? {
    guard let argument = closure.parent, argument.kind == .argument, let call = argument.parent,
      call.kind == .call
    else { return nil }
    return call
  }

  /// `var x: some View { }`
  private static func isView(_ binding: SourceNode) -> Bool {
    binding.name == "body" || binding.children.contains { isViewType($0) }
  }

  private static func returnsView(_ function: SourceNode) -> Bool {
    function.child(.returnType)?.firstChild.map(isViewType) ?? false
  }

  private static func isViewType(_ type: SourceNode) -> Bool {
    switch type.kind {
    case .someType: type.firstChild.map(isViewType) ?? false
    case .namedType: ["View", "Scene", "ToolbarContent", "Commands", "AnyView"].contains(type.name)
    default: false
    }
  }
}
