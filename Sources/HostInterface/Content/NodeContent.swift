/// All that a host needs to show one node, but for its place.
///
/// A value: two nodes with equal contents look and behave alike. The runtime compares it with what
/// it sent last and stays silent when nothing differs.
package struct NodeContent: Hashable, Sendable {
  package var role: Role
  /// What is drawn in the node's own frame, below its children.
  package var leaf: Leaf
  package var traits: Traits
  package var actions: Actions
  /// Present for controls; says how the node's frame or its chrome is to look.
  package var control: ControlSpec?
  package var value: ElementValue?
  /// The choices of a picker, in order.
  package var options: [String]
  /// Present for text inputs: what a keyboard or an input method should know.
  package var textInput: TextInputSpec?
  /// What a person calls it; nil: the texts inside of it.
  package var label: String?
  /// `accessibilityIdentifier`, the name that tests use.
  package var identifier: String?
  package var hint: String?
  /// The value in words, where `value` alone would not be understood.
  package var valueDescription: String?
  /// What happens to the node and its children together, outermost last.
  package var effects: [Effect]
  /// Named actions of a row or an accessibility element, for menus: `HostEvent.perform`.
  package var namedActions: [String]

  package init(
    role: Role = .box, leaf: Leaf = .none, traits: Traits = [], actions: Actions = [],
    control: ControlSpec? = nil, value: ElementValue? = nil, options: [String] = [],
    textInput: TextInputSpec? = nil, label: String? = nil, identifier: String? = nil,
    hint: String? = nil, effects: [Effect] = [], namedActions: [String] = []
  ) {
    self.role = role
    self.leaf = leaf
    self.traits = traits
    self.actions = actions
    self.control = control
    self.value = value
    self.options = options
    self.textInput = textInput
    self.label = label
    self.identifier = identifier
    self.hint = hint
    self.effects = effects
    self.namedActions = namedActions
  }
}
