import Foundation

/// All that a host needs to show one node, but for its place.
///
/// A value: two nodes with equal contents look and behave alike. The runtime compares it with what
/// it sent last and stays silent when nothing differs.
///
/// A tree has very many of these, and each is kept three times: by the node, as sent, and by the
/// host. The three share what is stored, so that a copy costs one reference; a change copies first.
/// What only few nodes have is kept apart, in a box that the others do not have.
package struct NodeContent: Sendable {
  private var parts: Parts

  package init(
    role: Role = .box, leaf: Leaf = .none, traits: Traits = [], actions: Actions = [],
    control: ControlSpec? = nil, value: ElementValue? = nil, options: [String] = [],
    textInput: TextInputSpec? = nil, label: String? = nil, identifier: String? = nil,
    hint: String? = nil, effects: [Effect] = [], namedActions: [NamedAction] = []
  ) {
    // Asked first: making the values costs more than all the rest, and most nodes have none.
    let isPlain =
      control == nil && value == nil && textInput == nil && label == nil && identifier == nil
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

  /// A container that shows nothing of its own, the commonest content of all: one for all of them.
  package static let box = NodeContent(role: .box)

  /// Shared by equal values that were copied; changed only by its one owner.
  private final class Parts: @unchecked Sendable {
    // These change rarely and are large, and what never changes is compared without a copy.
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

  /// The parts, for a change: of this value alone from now on.
  private var ownParts: Parts {
    mutating get {
      if !isKnownUniquelyReferenced(&parts) {
        parts = Parts(parts.role, parts.leaf, parts.traits, parts.actions, parts.details)
      }
      return parts
    }
  }

  /// Changes one of the details; taking away what is not there makes none.
  ///
  /// Each is written and read by its name: a key path would copy all of them.
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

  /// The same for one of the rare ones.
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

  /// What few nodes have.
  ///
  /// Invariant: never `some` of values that are all empty, so that equal contents compare equal.
  private enum Details: Hashable {
    case none
    case some(Box)

    /// Looked into in place: to take all values out for the sake of one would cost more than it.
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
      /// Invariant: never one whose values are all empty.
      var rare: RareBox?
    }

    /// What few of those have that have details at all: half of the room that all take together.
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

      /// Nil where there is nothing to keep.
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

  /// What is drawn in the node's own frame, below its children.
  package var leaf: Leaf {
    get { parts.leaf }
    set { parts = Parts(parts.role, newValue, parts.traits, parts.actions, parts.details) }
  }

  package var traits: Traits {
    get { parts.traits }
    set { ownParts.traits = newValue }
  }

  package var actions: Actions {
    get { parts.actions }
    set { ownParts.actions = newValue }
  }

  /// Present for controls; says how the node's frame or its chrome is to look.
  package var control: ControlSpec? {
    get { if case .some(let box) = parts.details { box.values.control } else { nil } }
    set { edit(isTakenAway: newValue == nil) { $0.control = newValue } }
  }

  package var value: ElementValue? {
    get { if case .some(let box) = parts.details { box.values.value } else { nil } }
    set { edit(isTakenAway: newValue == nil) { $0.value = newValue } }
  }

  /// The choices of a picker, in order.
  package var options: [String] {
    get { rare?.values.options ?? [] }
    set { editRare(isTakenAway: newValue == []) { $0.options = newValue } }
  }

  /// Present for text inputs: what a keyboard or an input method should know.
  package var textInput: TextInputSpec? {
    get { rare?.values.textInput }
    set { editRare(isTakenAway: newValue == nil) { $0.textInput = newValue } }
  }

  /// What the user calls it; nil: the texts inside of it.
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

  /// The value in words, where `value` alone would not be understood.
  package var valueDescription: String? {
    get { rare?.values.valueDescription }
    set { editRare(isTakenAway: newValue == nil) { $0.valueDescription = newValue } }
  }

  /// What happens to the node and its children together, outermost last.
  package var effects: [Effect] {
    get { if case .some(let box) = parts.details { box.values.effects } else { [] } }
    set { edit(isTakenAway: newValue == []) { $0.effects = newValue } }
  }

  /// Named actions of a row or an accessibility element, for menus: `HostEvent.perform`.
  package var namedActions: [NamedAction] {
    get { if case .some(let box) = parts.details { box.values.namedActions } else { [] } }
    set { edit(isTakenAway: newValue == []) { $0.namedActions = newValue } }
  }

  /// Where the node is touched, whatever is drawn in it; nil: where something is.
  package var hitShape: HitShape? {
    get { rare?.values.hitShape }
    set { editRare(isTakenAway: newValue == nil) { $0.hitShape = newValue } }
  }

  /// Further words that the user may call it by.
  package var otherLabels: [String] {
    get { rare?.values.otherLabels ?? [] }
    set { editRare(isTakenAway: newValue == []) { $0.otherLabels = newValue } }
  }

  /// How early it is read among its neighbours; those with more come first.
  package var sortPriority: Double {
    get { rare?.values.sortPriority ?? 0 }
    set { editRare(isTakenAway: newValue == 0) { $0.sortPriority = newValue } }
  }
}

extension NodeContent {
  /// Which of the named actions a swipe over a row offers.
  package struct Swipes: Hashable, Sendable {
    /// Of a swipe towards the end of the line.
    package var leading: [NamedAction]
    package var trailing: [NamedAction]
    /// Whether the first one is performed by a swipe over half of the row.
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

  /// Nil for what offers nothing to swipes.
  package var swipes: Swipes? {
    get { rare?.values.swipes }
    set { editRare(isTakenAway: newValue == nil) { $0.swipes = newValue } }
  }

  /// Of a popover: what it is about, in the window's coordinates; it lies beside it.
  package var pointsTo: CGRect? {
    get { rare?.values.pointsTo }
    set { editRare(isTakenAway: newValue == nil) { $0.pointsTo = newValue } }
  }

  /// Of a leaf that the program made with the means of the host.
  package var foreign: ForeignContent? {
    get { rare?.values.foreign }
    set { editRare(isTakenAway: newValue == nil) { $0.foreign = newValue } }
  }

  /// Of a window, where it wants more than a title and a size.
  package var window: WindowSpec? {
    get { rare?.values.window }
    set { editRare(isTakenAway: newValue == nil) { $0.window = newValue } }
  }

  /// What is shown beside the pointer when it rests on the node.
  package var tooltip: String? {
    get { rare?.values.tooltip }
    set { editRare(isTakenAway: newValue == nil) { $0.tooltip = newValue } }
  }

  /// The keys that activate the control wherever the focus is.
  package var shortcut: KeyStroke? {
    get { rare?.values.shortcut }
    set { editRare(isTakenAway: newValue == nil) { $0.shortcut = newValue } }
  }
}
