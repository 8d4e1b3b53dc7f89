import Foundation

/// Everything that a host needs to show one node, except its frame.
///
/// A value: two nodes with equal contents look and behave the same. The runtime compares it with
/// what it sent last and sends nothing if they are equal.
///
/// A tree has very many of these, and each is kept three times: in the node, as sent, and in the
/// host. The three share their storage, so that a copy costs one reference; a change copies first.
/// Rarely used properties live in a separate box that other nodes do not allocate.
package struct NodeContent: Sendable {
  private var parts: Parts

  /// Makes a content without details, as most nodes have it.
  package init(
    role: Role = .box, leaf: Leaf = .none, traits: Traits = [], actions: Actions = []
  ) {
    parts = Parts(role, leaf, traits, actions, .none)
  }

  package init(
    role: Role = .box, leaf: Leaf = .none, traits: Traits = [], actions: Actions = [],
    control: ControlSpec? = nil, value: ElementValue? = nil, options: [String] = [],
    textInput: TextInputSpec? = nil, label: String? = nil, identifier: String? = nil,
    hint: String? = nil, effects: [Effect] = [], namedActions: [NamedAction] = []
  ) {
    // Checked first: making the values costs more than everything else, and many nodes have none.
    let isPlain =
      control.isNil && value.isNil && textInput.isNil && label == nil && identifier == nil
      && hint == nil && options.isEmpty && effects.isEmpty && namedActions.isEmpty
    if isPlain {
      parts = Parts(role, leaf, traits, actions, .none)
    } else {
      let values = Details.Values(
        control: control, value: value, label: label, identifier: identifier, hint: hint,
        effects: effects, namedActions: namedActions,
        rare: options.isEmpty && textInput == nil
          ? nil : Details.RareBox(Details.Rare(options: options, textInput: textInput)))
      parts = Parts(role, leaf, traits, actions, .some(Details.Box(values)))
    }
  }

  /// A container that draws nothing itself, the most common content: one shared instance.
  package static let box = NodeContent(role: .box)

  /// Shared by equal copies; mutated only when uniquely referenced.
  private final class Parts: @unchecked Sendable {
    // These change rarely and are large; immutable properties are compared without a copy.
    let role: Role
    let leaf: Leaf
    @exclusivity(unchecked) var traits: Traits
    @exclusivity(unchecked) var actions: Actions
    @exclusivity(unchecked) var details: Details

    init(_ role: Role, _ leaf: Leaf, _ traits: Traits, _ actions: Actions, _ details: Details) {
      self.role = role
      self.leaf = leaf
      self.traits = traits
      self.actions = actions
      self.details = details
    }
  }

  /// The parts, uniquely referenced, for a mutation.
  private var ownParts: Parts {
    mutating get {
      if !isKnownUniquelyReferenced(&parts) {
        parts = Parts(parts.role, parts.leaf, parts.traits, parts.actions, parts.details)
      }
      return parts
    }
  }

  /// Changes one of the details; removing an absent one does not allocate.
  ///
  /// Each is read and written by name: a key path would copy all of them.
  @inline(__always)
  private mutating func edit(
    isTakenAway: Bool, _ change: (inout Details.Values) -> Void
  ) {
    var values = Details.Values()
    switch parts.details {
    case .none: if isTakenAway { return }
    case .some(let present): values = present.values
    }
    change(&values)
    let isEmpty = isTakenAway && values == Details.Values()
    ownParts.details = isEmpty ? .none : .some(Details.Box(values))
  }

  /// Changes one of the rare properties in the same way.
  @inline(__always)
  private mutating func editRare(isTakenAway: Bool, _ change: (inout Details.Rare) -> Void) {
    if isTakenAway, rare == nil { return }
    var values = rare?.values ?? Details.Rare()
    change(&values)
    edit(isTakenAway: isTakenAway) { $0.rare = Details.RareBox(values) }
  }

  private var rare: Details.RareBox? {
    if case .some(let box) = parts.details { box.values.rare } else { nil }
  }

  /// Properties that few nodes have.
  ///
  /// Invariant: never `some` with values that are all empty, so that equal contents compare equal.
  private enum Details: Hashable {
    case none
    case some(Box)

    /// Read in place: copying all values out to read one would cost more than the one.
    final class Box: Hashable, Sendable {
      let values: Values

      init(_ values: Values) { self.values = values }

      static func == (a: Box, b: Box) -> Bool { a === b || a.values == b.values }
      func hash(into hasher: inout Hasher) { hasher.combine(values) }
    }

    struct Values: Hashable {
      var control: ControlSpec?
      var value: ElementValue?
      var label: String?
      var identifier: String?
      var hint: String?
      var effects: [Effect] = []
      var namedActions: [NamedAction] = []
      /// Invariant: never a box whose values are all empty.
      var rare: RareBox?
    }

    /// Properties that few of the nodes with details have: half of the size of all properties
    /// together.
    struct Rare: Hashable {
      var options: [String] = []
      var textInput: TextInputSpec?
      var valueDescription: String?
      var otherLabels: [String] = []
      var hitShape: HitShape?
      var sortPriority = 0.0
      var shortcut: KeyStroke?
      var tooltip: String?
      var swipes: Swipes?
      var pointsTo: CGRect?
      var window: WindowSpec?
      var foreign: ForeignContent?
    }

    final class RareBox: Hashable, Sendable {
      let values: Rare

      /// Nil if there is nothing to store.
      init?(_ values: Rare) {
        if values == Rare() { return nil }
        self.values = values
      }

      static func == (a: RareBox, b: RareBox) -> Bool { a === b || a.values == b.values }
      func hash(into hasher: inout Hasher) { hasher.combine(values) }
    }
  }
}

extension NodeContent: Hashable {
  package static func == (a: NodeContent, b: NodeContent) -> Bool {
    let (a, b) = (a.parts, b.parts)
    return a === b
      || a.role == b.role && a.leaf == b.leaf && a.traits == b.traits && a.actions == b.actions
        && a.details == b.details
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(role)
    hasher.combine(leaf)
    hasher.combine(traits)
    hasher.combine(actions)
    hasher.combine(parts.details)
  }
}

extension NodeContent {
  package var role: Role {
    get { parts.role }
    set { parts = Parts(newValue, parts.leaf, parts.traits, parts.actions, parts.details) }
  }

  /// What the node draws in its own frame, below its children.
  package var leaf: Leaf {
    get { parts.leaf }
    set { parts = Parts(parts.role, newValue, parts.traits, parts.actions, parts.details) }
  }

  /// Whether the leaf is a text, without a copy of the leaf.
  package var isText: Bool {
    if case .text = parts.leaf { true } else { false }
  }

  package var traits: Traits {
    get { parts.traits }
    set { ownParts.traits = newValue }
  }

  package var actions: Actions {
    get { parts.actions }
    set { ownParts.actions = newValue }
  }

  /// Present for controls; describes the look of the node's frame or chrome.
  package var control: ControlSpec? {
    get { if case .some(let box) = parts.details { box.values.control } else { nil } }
    set { edit(isTakenAway: newValue == nil) { $0.control = newValue } }
  }

  package var value: ElementValue? {
    get { if case .some(let box) = parts.details { box.values.value } else { nil } }
    set { edit(isTakenAway: newValue == nil) { $0.value = newValue } }
  }

  /// The options of a picker, in order.
  package var options: [String] {
    get { rare?.values.options ?? [] }
    set { editRare(isTakenAway: newValue == []) { $0.options = newValue } }
  }

  /// Present for text inputs: information for keyboards and input methods.
  package var textInput: TextInputSpec? {
    get { rare?.values.textInput }
    set { editRare(isTakenAway: newValue == nil) { $0.textInput = newValue } }
  }

  /// The name of the node for the user; nil: the texts inside it.
  package var label: String? {
    get { if case .some(let box) = parts.details { box.values.label } else { nil } }
    set { edit(isTakenAway: newValue == nil) { $0.label = newValue } }
  }

  /// `accessibilityIdentifier`, the name that tests use.
  package var identifier: String? {
    get { if case .some(let box) = parts.details { box.values.identifier } else { nil } }
    set { edit(isTakenAway: newValue == nil) { $0.identifier = newValue } }
  }

  package var hint: String? {
    get { if case .some(let box) = parts.details { box.values.hint } else { nil } }
    set { edit(isTakenAway: newValue == nil) { $0.hint = newValue } }
  }

  /// The value in words, if `value` alone would not be understood.
  package var valueDescription: String? {
    get { rare?.values.valueDescription }
    set { editRare(isTakenAway: newValue == nil) { $0.valueDescription = newValue } }
  }

  /// The effects on the node and its children together, outermost last.
  package var effects: [Effect] {
    get { if case .some(let box) = parts.details { box.values.effects } else { [] } }
    set { edit(isTakenAway: newValue == []) { $0.effects = newValue } }
  }

  /// Named actions of a row or an accessibility element, for menus: `HostEvent.perform`.
  package var namedActions: [NamedAction] {
    get { if case .some(let box) = parts.details { box.values.namedActions } else { [] } }
    set { edit(isTakenAway: newValue == []) { $0.namedActions = newValue } }
  }

  /// The area in which the node can be touched, whatever it draws; nil: where it draws.
  package var hitShape: HitShape? {
    get { rare?.values.hitShape }
    set { editRare(isTakenAway: newValue == nil) { $0.hitShape = newValue } }
  }

  /// Alternative labels by which the user may refer to the node.
  package var otherLabels: [String] {
    get { rare?.values.otherLabels ?? [] }
    set { editRare(isTakenAway: newValue == []) { $0.otherLabels = newValue } }
  }

  /// The reading order among siblings; higher values come first.
  package var sortPriority: Double {
    get { rare?.values.sortPriority ?? 0 }
    set { editRare(isTakenAway: newValue == 0) { $0.sortPriority = newValue } }
  }
}

extension NodeContent {
  /// The named actions that a swipe over a row offers.
  package struct Swipes: Hashable, Sendable {
    /// For a swipe towards the end of the line.
    package var leading: [NamedAction]
    package var trailing: [NamedAction]
    /// Whether a swipe over half of the row performs the first one.
    package var isLeadingFull: Bool
    package var isTrailingFull: Bool

    package init(
      leading: [NamedAction] = [], trailing: [NamedAction] = [], isLeadingFull: Bool = false,
      isTrailingFull: Bool = false
    ) {
      self.leading = leading
      self.trailing = trailing
      self.isLeadingFull = isLeadingFull
      self.isTrailingFull = isTrailingFull
    }
  }

  /// Nil if swipes offer nothing.
  package var swipes: Swipes? {
    get { rare?.values.swipes }
    set { editRare(isTakenAway: newValue == nil) { $0.swipes = newValue } }
  }

  /// For a popover: the rectangle that it points to, in the window's coordinates.
  package var pointsTo: CGRect? {
    get { rare?.values.pointsTo }
    set { editRare(isTakenAway: newValue == nil) { $0.pointsTo = newValue } }
  }

  /// For a leaf that the program made with the host's native API.
  package var foreign: ForeignContent? {
    get { rare?.values.foreign }
    set { editRare(isTakenAway: newValue == nil) { $0.foreign = newValue } }
  }

  /// For a window that needs more than a title and a size.
  package var window: WindowSpec? {
    get { rare?.values.window }
    set { editRare(isTakenAway: newValue == nil) { $0.window = newValue } }
  }

  /// The text shown beside the pointer when it rests on the node.
  package var tooltip: String? {
    get { rare?.values.tooltip }
    set { editRare(isTakenAway: newValue == nil) { $0.tooltip = newValue } }
  }

  /// Whether there is a shortcut, without a copy of it.
  package var hasShortcut: Bool {
    if case .some(let box) = parts.details {
      box.values.rare?.values.shortcut != nil
    } else {
      false
    }
  }

  /// The keys that activate the control, wherever the focus is.
  package var shortcut: KeyStroke? {
    get { rare?.values.shortcut }
    set { editRare(isTakenAway: newValue == nil) { $0.shortcut = newValue } }
  }
}

extension Optional {
  /// Where the wrapped type is `Equatable`, `== nil` may copy and compare whole values.
  fileprivate var isNil: Bool {
    if case .none = self { true } else { false }
  }
}
