/// A variable of a type, a file or a function: one binding of a `let` or `var`.
package struct PropertyDeclaration: Declaration, Hashable {
  package let name: String
  /// The `let` or `var` with its attributes; several bindings may share it.
  package let node: SourceNode
  package let binding: SourceNode
  package let attributes: [AttributeUse]
  package let modifiers: [ModifierUse]

  init?(binding: SourceNode, of declaration: SourceNode) {
    guard !binding.name.isEmpty else { return nil }
    name = binding.name
    node = declaration
    self.binding = binding
    attributes = declaration.attributeUses
    modifiers = declaration.modifierUses
  }

  /// Every named binding of a `let` or `var`.
  static func all(in declaration: SourceNode) -> [PropertyDeclaration] {
    declaration.children(.binding).compactMap { PropertyDeclaration(binding: $0, of: declaration) }
  }

  package var isLet: Bool { node.flags.contains(.isLet) }
  package var isLazy: Bool { has("lazy") }

  /// The type as written.
  package var typeNode: SourceNode? { binding.children.first { $0.kind.isType } }

  /// The expression after `=`.
  package var initialValue: SourceNode? { binding.child(.initializer)?.firstChild }

  /// Whether it has an initial value without an initialiser setting it: an optional variable starts
  /// as nil.
  package var startsByItself: Bool {
    initialValue != nil || !isLet && typeNode?.kind == .optionalType
  }

  package var accessors: SourceNode? { binding.child(.accessors) }

  /// Whether it has a body instead of storage. With observers (`didSet`) it is still stored.
  package var isComputed: Bool {
    guard let accessors else { return false }
    let named = accessors.children(.accessor)
    return named.isEmpty || !named.contains { $0.name == "didSet" || $0.name == "willSet" }
  }

  package var isStored: Bool { !isComputed }

  /// The body of a computed property's getter.
  package var getter: SourceNode? {
    guard isComputed, let accessors else { return nil }
    let named = accessors.children(.accessor)
    if named.isEmpty { return accessors }
    return named.first { $0.name == "get" }?.child(.block)
  }

  /// Its property wrapper from SwiftUI or Combine, without the `@`: `State`.
  package var wrapper: AttributeUse? {
    attributes.first { Self.wrappers.contains($0.name) }
  }

  /// The attributes other than SwiftUI's wrappers that may be wrappers or macros.
  package var unknownAttributes: [AttributeUse] {
    attributes.filter {
      !Self.wrappers.contains($0.name) && !Self.plainAttributes.contains($0.name)
    }
  }

  package var isBinding: Bool { attribute("Binding") != nil }

  /// The names of the known property wrappers.
  package static let wrappers: Set<String> = [
    "State", "Binding", "StateObject", "ObservedObject", "EnvironmentObject", "Environment",
    "Bindable", "Published", "AppStorage", "SceneStorage", "FocusState", "FocusedValue",
    "FocusedBinding", "FocusedObject", "GestureState", "Namespace", "ScaledMetric", "FetchRequest",
    "SectionedFetchRequest", "Query", "AccessibilityFocusState", "UIApplicationDelegateAdaptor",
    "NSApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor",
    "PhysicalMetric",
  ]

  private static let plainAttributes: Set<String> = [
    "MainActor", "available", "objc", "IBOutlet", "IBInspectable", "discardableResult",
    "ViewBuilder",
    "ObservationIgnored", "ObservationTracked", "usableFromInline", "inlinable", "NSManaged",
    "Previewable", "preconcurrency", "TableColumnBuilder", "ToolbarContentBuilder", "SceneBuilder",
    "CommandsBuilder", "nonobjc", "inline", "Sendable", "WidgetBundleBuilder", "Attribute",
    "Relationship", "Transient", "Entry", "backDeployed", "frozen",
  ]
}
